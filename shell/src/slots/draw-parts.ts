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

export interface PartsToDraw<Drawn> {
  draw: (services: PartServices) => Drawn;
  /** Loads a part, and its data for some props. */
  load: (part: ShownPart, props: object) => Promise<RemotePart>;
  /** Whether the data of the parts may be sent: a failed request of a part must not fail the page. */
  isComplete: () => boolean;
  limitMs?: number;
}

export interface DrawnParts<Drawn> {
  drawn: Drawn;
  /** Ids of the parts in it. */
  sent: string[];
  failures: PartFailure[];
}

/** Areas that React left to the browser, because their content threw. */
const gapsIn = ({ html }: { html: string }): number => html.split('<!--$!-->').length;

/**
 * Draws a page, which tells what its slots show, and once more with the parts that are loaded by then. A part that is
 * late, throws or lacks data is left out: the browser tries it again.
 */
export async function drawWithParts<Drawn extends { html: string }>({
  draw,
  load,
  isComplete,
  limitMs = LIMIT_MS,
}: PartsToDraw<Drawn>): Promise<DrawnParts<Drawn>> {
  const wanted = new Map<string, WantedPart>();
  const drawWith = (ready: ReadonlyMap<string, ComponentType>): Drawn =>
    draw({
      sentParts: new Set(ready.keys()),
      partNow: (part, props) => {
        wanted.set(`${partId(part)} ${JSON.stringify(props)}`, { ...part, props });
        return ready.get(partId(part));
      },
    });
  const bare = drawWith(new Map());
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
  if (ready.length === 0 || !isComplete()) return { drawn: bare, sent: [], failures };
  const gaps = gapsIn(bare);
  const drawReady = (parts: typeof ready): Drawn | undefined => {
    const drawn = drawWith(new Map(parts.map(({ part, Component }) => [partId(part), Component])));
    return gapsIn(drawn) === gaps ? drawn : undefined;
  };
  let kept: typeof ready = [];
  let drawn = drawReady(ready);
  if (drawn) kept = ready;
  else {
    // One of them threw: each is tried with those that did not.
    for (const one of ready) {
      const next = drawReady([...kept, one]);
      if (next) [drawn, kept] = [next, [...kept, one]];
      else fail(one.part, 'it threw or waited while it was rendered');
    }
  }
  return { drawn: drawn ?? bare, sent: kept.map(({ part }) => partId(part)), failures };
}
