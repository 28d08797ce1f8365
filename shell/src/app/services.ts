import type { RegistrySnapshot, RoutePage } from '@dara/shared/contract';
import type { Catalogue } from '@dara/shared/i18n';
import type { DaraStore } from '@dara/shared/store';
import { createContext, use } from 'react';

/** What a browser tells about a remote; the shape that `POST /_dara/telemetry` accepts. */
export interface TelemetryEvent {
  remote: string;
  version: string;
  kind: 'load' | 'error';
  phase?: string;
  message?: string;
  durationMs?: number;
}

/** Everything the tree needs beside React: one per tab, one per request on the server. */
export interface ShellServices {
  readonly side: 'browser' | 'server';
  readonly snapshot: RegistrySnapshot;
  readonly store: DaraStore;
  readonly catalogue: Catalogue;
  /** Loads a page together with its remote's messages; asking again after a failure tries again. */
  loadPage: (owner: string, page: string) => Promise<RoutePage>;
  /** Fetches what a page needs without running it. */
  preload: (owner: string, page: string) => void;
  report: (event: TelemetryEvent) => void;
}

const ServicesContext = createContext<ShellServices | null>(null);

export const ServicesProvider = ServicesContext;

export function useServices(): ShellServices {
  const services = use(ServicesContext);
  if (!services) throw new Error('useServices needs the shell around it');
  return services;
}
