import type { SlotDeclaration } from '@dara/contract';

const isOf = (type: string, value: unknown): boolean =>
  type === 'integer' ? Number.isInteger(value) : typeof value === type;

/** What of some props a slot does not declare; the schema of `remote.json` allows plain values only. */
function propProblems(
  { properties, required = [] }: SlotDeclaration['props'],
  props: object,
): string[] {
  const missing = required.filter((name) => !Object.hasOwn(props, name));
  const wrong = Object.entries(props).flatMap(([name, value]) => {
    const declared = properties[name];
    if (!declared) return [`${name} is not declared`];
    return isOf(declared.type, value) ? [] : [`${name} is no ${declared.type}`];
  });
  return [...missing.map((name) => `${name} is missing`), ...wrong];
}

/** Throws where a place on a page differs from its slot in `remote.json`; called in development alone. */
export function checkProps(
  name: string,
  slots: readonly SlotDeclaration[] = [],
  props: object,
): void {
  const slot = slots.find((one) => name.endsWith(`/${one.name}`));
  const problems = slot ? propProblems(slot.props, props) : [];
  if (problems.length > 0) throw new Error(`slot ${name}: ${problems.join(', ')}`);
}
