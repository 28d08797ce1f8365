import {
  DOCUMENT_BLOCKS,
  MEASURES_PATH,
  type MeasuresReport,
  type SentSnapshot,
} from '@dara/contract';
import { SHELL } from '../site/shell-name.ts';

/** Counts a shell that threw before it could count anything itself. */
export function reportFailedStart(): void {
  const text = document.getElementById(DOCUMENT_BLOCKS.snapshot)?.textContent;
  if (!text) return;
  const { version } = (JSON.parse(text) as SentSnapshot).shell;
  const report: MeasuresReport = { releases: [{ name: SHELL, version, failures: { load: 1 } }] };
  navigator.sendBeacon?.(MEASURES_PATH, JSON.stringify(report));
}
