import type { Services } from '@dara/backend';
import { drawingOf } from '../modules/image/image.public.ts';

/** Metrics of the api's own queues. */
export function watchApi({ metrics, files }: Pick<Services, 'metrics' | 'files'>): void {
  metrics.queue('encoding', () => drawingOf(files).queue.load);
  metrics.queue('quick encoding', () => drawingOf(files).quick.load);
}
