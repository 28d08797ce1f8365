import type { PageLoaderArgs, RoutePage, SentSnapshot } from '@dara/contract';
import type { Catalogue } from '@dara/sdk/i18n';
import type { DaraStore } from '@dara/sdk/store';
import { createContext, use } from 'react';
import type { ResolvedRoute } from './resolved-route.ts';
import type { RemainingSnapshot } from './remaining-snapshot.ts';

/** What a browser tells about a remote; the shape that `POST /_dara/telemetry` accepts. */
export interface TelemetryEvent {
  remote: string;
  version: string;
  kind: 'load' | 'error';
  phase?: string;
  message?: string;
  durationMs?: number;
}

/** Where a page stands: its parameters and absolute address. */
export type PageAddress = Pick<PageLoaderArgs, 'params' | 'url'>;

/** Everything the tree needs beside React: one per tab, one per request on the server. */
export interface ShellServices {
  readonly side: 'browser' | 'server';
  /** What is known of the site: with `rest` as the document carries it, without once all of it is here. */
  readonly snapshot: SentSnapshot;
  readonly rest: RemainingSnapshot;
  readonly store: DaraStore;
  readonly catalogue: Catalogue;
  /** Loads a page together with its remote's messages; asking again after a failure tries again. */
  loadPage: (owner: string, page: string) => Promise<RoutePage>;
  /** The remote's live release does not work: the one before takes its place. Answers whether there is one. */
  giveUp: (owner: string) => boolean;
  /** Versions of the shell and of the remotes that this tab has loaded something of, by name. */
  usedReleases: () => Record<string, string>;
  /** Fetches a page that may be wanted soon, and its data. */
  preload: (resolved: ResolvedRoute, address: PageAddress) => void;
  /** The first page answers to its visitor; resolves when the texts of other parts are here too. */
  onUsable: () => Promise<void>;
  /** Leads to an address of the site by a new document. */
  leave: (address: string) => void;
  report: (event: TelemetryEvent) => void;
}

const ServicesContext = createContext<ShellServices | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs the shell around it');
  return services;
}
