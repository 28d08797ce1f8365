import { liveRelease, type RegistrySnapshot } from '@dara/contract';
import type { ShellServices, TelemetryEvent } from '../site/services.ts';
import type { LoadReport } from '../federation/federation.ts';

const TELEMETRY_PATH = '/_dara/telemetry';
const MESSAGE_LIMIT = 1000;

/** Sends a failure to the log; it survives the page being closed without waiting for an answer. */
export function sendTelemetry(event: TelemetryEvent): void {
  const message = event.message?.slice(0, MESSAGE_LIMIT);
  const body = JSON.stringify({ events: [{ ...event, ...(message ? { message } : {}) }] });
  navigator.sendBeacon?.(TELEMETRY_PATH, body);
}

function versionOf(snapshot: RegistrySnapshot, owner: string): string {
  return liveRelease(snapshot, owner)?.metadata.version ?? snapshot.shell.version;
}

/** A loaded page counts as one load; its messages count only when they fail. */
export function shouldReport({ outcome, part }: LoadReport): boolean {
  return outcome !== 'loaded' || !part.startsWith('messages-');
}

/** A release that was replaced by its predecessor has failed, although the page is shown. */
export function eventOfLoad(snapshot: RegistrySnapshot, report: LoadReport): TelemetryEvent {
  return {
    remote: report.remote,
    version: versionOf(snapshot, report.remote),
    kind: report.outcome === 'loaded' ? 'load' : 'error',
    phase: 'load',
    part: report.outcome === 'fallback' ? 'fallback' : report.part,
    durationMs: Math.round(report.ms),
    ...(report.error ? { message: report.error } : {}),
  };
}

export function reportRenderFailure(
  services: Pick<ShellServices, 'snapshot' | 'usedReleases' | 'report'>,
  { owner, page }: { owner: string; page: string },
  error: unknown,
): void {
  services.report({
    remote: owner,
    version: services.usedReleases()[owner] ?? versionOf(services.snapshot, owner),
    kind: 'error',
    phase: 'render',
    message: `${page}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
  });
}
