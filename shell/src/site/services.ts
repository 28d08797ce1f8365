import type {
  FailurePhase,
  PageLoaderArgs,
  RemotePart,
  RoutePage,
  SentSnapshot,
  ShownPart,
} from '@dara/contract';
import type { Catalogue } from '@dara/sdk/i18n';
import type { DaraStore } from '@dara/sdk/store';
import { createContext, use, type ComponentType } from 'react';
import type { ResolvedRoute } from './resolved-route.ts';
import type { RemainingSnapshot } from './remaining-snapshot.ts';

/** What happened to a release: counted, and failures are sent to the log by `POST /_dara/telemetry`. */
export interface TelemetryEvent {
  remote: string;
  version: string;
  kind: 'load' | 'error';
  phase: FailurePhase;
  /** The requested part of the remote, or `fallback` if its previous release replaced it. */
  part?: string;
  message?: string;
  durationMs?: number;
}

/** Location of a page: its parameters and absolute URL. */
export type PageAddress = Pick<PageLoaderArgs, 'params' | 'url'>;

/** Everything the tree needs beside React: one per tab, one per request on the server. */
export interface ShellServices {
  readonly side: 'browser' | 'server';
  /** The snapshot: with `rest` as in the document, without it once complete. */
  readonly snapshot: SentSnapshot;
  readonly rest: RemainingSnapshot;
  readonly store: DaraStore;
  readonly catalogue: Catalogue;
  /** Loads a page together with its remote's messages; asking again after a failure tries again. */
  loadPage: (owner: string, page: string) => Promise<RoutePage>;
  /** The same for a part. */
  loadPart: (part: ShownPart) => Promise<RemotePart>;
  /** Ids of the parts that the document contains and that are not hydrated yet. */
  readonly sentParts: Set<string>;
  /** On the server: what shows a part; undefined leaves it to the browser. */
  partNow?: (part: ShownPart, props: object) => ComponentType | undefined;
  /** The remote's live release fails: switches to the previous one. Returns whether there is one. */
  giveUp: (owner: string) => boolean;
  /** Versions of the shell and remotes loaded by this tab, by name. */
  usedReleases: () => Record<string, string>;
  /** Fetches a page that may be wanted soon, and its data. */
  preload: (resolved: ResolvedRoute, address: PageAddress) => void;
  /** Called when the first page is interactive; resolves when the messages of other parts are loaded. */
  onUsable: () => Promise<void>;
  /** Navigates to a URL of the site by loading a document. */
  leave: (address: string) => void;
  report: (event: TelemetryEvent) => void;
}

/** A part among those of a document. */
export const partId = ({ remote, part }: ShownPart): string => `${remote}/${part}`;

const ServicesContext = createContext<ShellServices | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs the shell around it');
  return services;
}
