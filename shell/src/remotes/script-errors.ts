import { liveRelease, type FailurePhase, type RegistrySnapshot } from '@dara/contract';
import type { TelemetryEvent } from '../site/services.ts';
import { SHELL } from '../site/shell-name.ts';

/** Repeated errors are reported a few times only. */
const MAX_REPORTS = 10;
const ASSET = /\/assets\/([a-z][a-z0-9-]*)\//g;

/** Owner of a script: the innermost remote, else the shell; undefined for foreign scripts. */
function ownerOf(snapshot: RegistrySnapshot, trace: string): string | undefined {
  const names = [...trace.matchAll(ASSET)].map(([, name = '']) => name);
  return names.find((name) => liveRelease(snapshot, name)) ?? names.find((name) => name === SHELL);
}

/**
 * Reports errors outside React's rendering, in handlers, timers and promises, with the release of the script's URL.
 * Returns a stop function.
 */
export function watchScriptErrors(
  snapshot: RegistrySnapshot,
  report: (event: TelemetryEvent) => void,
): () => void {
  let told = 0;
  const tell = (phase: FailurePhase, error: unknown, address = ''): void => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const remote = ownerOf(snapshot, `${address} ${text}`);
    if (remote === undefined || told >= MAX_REPORTS) return;
    told += 1;
    const version = liveRelease(snapshot, remote)?.metadata.version ?? snapshot.shell.version;
    report({ remote, version, kind: 'error', phase, message: text });
  };
  // The stack begins with the throwing script; the event's URL may be that of its caller.
  const onError = ({ error, message, filename }: ErrorEvent): void => {
    if (error instanceof Error && error.stack) tell('handler', error);
    else tell('handler', message, filename);
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => tell('rejection', reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
