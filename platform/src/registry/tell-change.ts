import type { Events, Logger } from '@dara/backend';

/** Event channel for changes of live releases. */
export const REGISTRY_TOPIC = 'registry';

/** Tells all instances, after the change; it is made even if that fails: they poll as well. */
export async function tellChange(
  { events, log }: { events: Events; log: Logger },
  change: { name: string; version: string; previous?: string | null; action: string },
): Promise<void> {
  const { name, version } = change;
  log.info(change, 'deployment changed');
  await events
    .publish(REGISTRY_TOPIC, { name, version })
    .catch((error: Error) => log.error({ err: error }, 'failed to publish event'));
}
