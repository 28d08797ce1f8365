import type { PartFailure, RemotePart, ShownPart } from '@dara/contract';
import type { ComponentType } from 'react';
import { withTimeout } from '../federation/release-part.ts';
import { partId, type ShellServices } from '../site/services.ts';

/** How long a page waits for its parts on the server; later ones are left to the browser. */
const LIMIT_MS = 1000;

type PartServices = Pick<ShellServices, 'sentParts' | 'partNow'>;

interface WantedPart extends ShownPart {
  props: object;
}

export interface PartsToRender<Page> {
  render: (services: PartServices) => Page;
  /** Loads a part, and its data for some props. */
  load: (part: ShownPart, props: object) => Promise<RemotePart>;
  /** Whether the data of the parts may be sent: a failed request of a part must not fail the page. */
  isComplete: () => boolean;
  limitMs?: number;
}

export interface RenderedParts<Page> {
  page: Page;
  /** Ids of the parts in it. */
  sent: string[];
  failures: PartFailure[];
}

/** Suspense boundaries that React left to the browser, because their content threw. */
const gapsIn = ({ html }: { html: string }): number => html.split('<!--$!-->').length;

/**
 * Renders a page to learn what its slots show, and again with the parts that are loaded by then. A part that is
 * late, throws or lacks data is left out: the browser tries it again.
 */
export async function renderWithParts<Page extends { html: string }>({
  render,
  load,
  isComplete,
  limitMs = LIMIT_MS,
}: PartsToRender<Page>): Promise<RenderedParts<Page>> {
  const wanted = new Map<string, WantedPart>();
  const renderWith = (ready: ReadonlyMap<string, ComponentType>): Page =>
    render({
      sentParts: new Set(ready.keys()),
      partNow: (part, props) => {
        wanted.set(`${partId(part)} ${JSON.stringify(props)}`, { ...part, props });
        return ready.get(partId(part));
      },
    });
  const bare = renderWith(new Map());
  const failures: PartFailure[] = [];
  const fail = ({ remote, part }: ShownPart, error: unknown): void =>
    void failures.push({ remote, message: `${part}: ${String(error)}` });
  const loaded = await Promise.all(
    [...wanted.values()].map(async (part) => {
      try {
        const { Component } = await withTimeout(load(part, part.props), limitMs, part.part);
        return [{ part, Component }];
      } catch (error) {
        fail(part, error);
        return [];
      }
    }),
  );
  const ready = loaded.flat();
  if (ready.length === 0 || !isComplete()) return { page: bare, sent: [], failures };
  const gaps = gapsIn(bare);
  const renderReady = (parts: typeof ready): Page | undefined => {
    const page = renderWith(new Map(parts.map(({ part, Component }) => [partId(part), Component])));
    return gapsIn(page) === gaps ? page : undefined;
  };
  let kept: typeof ready = [];
  let page = renderReady(ready);
  if (page) kept = ready;
  else {
    // One of them threw: each is tried with those that did not.
    for (const one of ready) {
      const next = renderReady([...kept, one]);
      if (next) [page, kept] = [next, [...kept, one]];
      else fail(one.part, 'it threw or waited while it was rendered');
    }
  }
  return { page: page ?? bare, sent: kept.map(({ part }) => partId(part)), failures };
}
