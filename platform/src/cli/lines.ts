import type { RegistryEvent } from '../registry/registry.ts';

/** `2026-11-23 09:15`, in UTC as logs have it. */
export const minuteOf = (date: Date): string => date.toISOString().slice(0, 16).replace('T', ' ');

const DONE: Record<RegistryEvent['action'], string> = {
  publish: 'published',
  promote: 'promoted',
  rollback: 'rolled back to',
  refuse: 'refused',
};

/** What happened, and below it why it was refused. */
export function historyLines(event: RegistryEvent): string[] {
  const { at, action, name, version, revision, previous, actor, problems } = event;
  const what = `${minuteOf(at)}  ${DONE[action].padEnd(14)} ${name} ${version}`;
  const facts = [
    ...(previous ? [`before: ${previous}`] : []),
    `revision ${revision.slice(0, 12)}`,
    `by ${actor}`,
  ];
  return [`${what}  (${facts.join(', ')})`, ...problems.map((problem) => `    - ${problem}`)];
}
