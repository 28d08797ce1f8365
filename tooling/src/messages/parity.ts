import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

export type Catalogue = Record<string, string>;

export interface ParityInput {
  /** The package's folder, used in findings. */
  name: string;
  th: Catalogue;
  en: Catalogue;
  /** Contents of every source file of the package. */
  sources: string[];
  /** Contents of other packages that may use these ids. */
  users?: string[];
  /** Ids of other packages that its code may use. */
  foreign: ReadonlySet<string>;
}

function collect(elements: readonly MessageFormatElement[], into: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    into.add(element.type === TYPE.tag ? `<${element.value}>` : element.value);
    if (element.type === TYPE.tag) collect(element.children, into);
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const option of Object.values(element.options)) collect(option.value, into);
    }
  }
}

/** The arguments and tags of an ICU message, sorted; throws if it is invalid. */
export function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  collect(parse(message), names);
  return [...names].sort();
}

function argumentFault(id: string, th: string, en: string): string | undefined {
  try {
    const [inThai, inEnglish] = [argumentsOf(th).join(', '), argumentsOf(en).join(', ')];
    return inThai === inEnglish ? undefined : `${id}: arguments differ (${inThai} / ${inEnglish})`;
  } catch (error) {
    return `${id}: not an ICU message (${(error as Error).message})`;
  }
}

const LITERAL_ID = /\bid(?:=|:\s*)['"]([a-z][\w-]*(?:\.[\w-]+)+)['"]/gi;
const QUOTED = /(['"`])([a-z][\w-]*\.[\w.$`{}-]*)/gi;

/** An id is used if it, or a template literal with a matching prefix, occurs in the code. */
function unusedIds(ids: readonly string[], sources: readonly string[]): string[] {
  const mentioned = new Set<string>();
  const beginnings = new Set<string>();
  for (const source of sources) {
    for (const [, quote, text = ''] of source.matchAll(QUOTED)) {
      const dynamic = text.indexOf('${');
      if (quote === '`' && dynamic !== -1) beginnings.add(text.slice(0, dynamic));
      else mentioned.add(text.replace(/`$/, ''));
    }
  }
  const starts = [...beginnings];
  return ids.filter((id) => !mentioned.has(id) && !starts.some((start) => id.startsWith(start)));
}

/** Differences between a package's two catalogues and its code; empty if there are none. */
export function parityFaults({
  name,
  th,
  en,
  sources,
  users = [],
  foreign,
}: ParityInput): string[] {
  const ids = [...new Set([...Object.keys(th), ...Object.keys(en)])];
  const faults = ids.flatMap((id) => {
    const [thai, english] = [th[id], en[id]];
    if (!thai?.trim()) return [`${id}: Thai is missing`];
    if (!english?.trim()) return [`${id}: English is missing`];
    return argumentFault(id, thai, english) ?? [];
  });
  const used = new Set(
    sources.flatMap((source) => [...source.matchAll(LITERAL_ID)].map(([, id = '']) => id)),
  );
  const absent = [...used].filter((id) => th[id] === undefined && !foreign.has(id));
  return [
    ...faults,
    ...absent.map((id) => `${id}: used in the code, in no catalogue`),
    ...unusedIds(ids, [...sources, ...users]).map((id) => `${id}: used nowhere`),
  ].map((fault) => `${name}: ${fault}`);
}
