import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface WantedRemote {
  /** Such as `mf-events`. */
  name: string;
  title: string;
  thaiTitle: string;
  owner: string;
}

export interface CreatedRemote {
  /** What was written, from the folder that the command was run in. */
  files: string[];
  /** Why nothing was. */
  problems: string[];
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Stands in messages, JSON and tests as it is. */
const TITLE = /^[^"'`\\{}<>\n]{1,60}$/;
const OWNER = /^[a-z0-9][a-z0-9-]{0,38}$/;

/** What the command line leaves out: the name is the title in both languages, and the owner. */
export function wantedRemote(
  name: string,
  said: { title?: string; 'title-th'?: string; owner?: string },
): WantedRemote {
  const slug = name.replace(/^mf-/, '');
  const spoken = slug.replaceAll('-', ' ');
  const title = said.title ?? spoken.charAt(0).toUpperCase() + spoken.slice(1);
  return { name, title, thaiTitle: said['title-th'] ?? title, owner: said.owner ?? slug };
}

/** `mf-web-shop`: `web-shop` in addresses and files, `webShop` in ids, `WebShop` in code. */
function wordsOf(name: string): { slug: string; pascal: string; camel: string } {
  const slug = name.slice('mf-'.length);
  const pascal = slug.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return { slug, pascal, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}

/** The address that a new remote begins with. */
export const prefixOf = (name: string): string => `/${wordsOf(name).slug}`;

/** Why a remote of these words cannot be made; empty when it can. */
export function wordProblems({ name, title, thaiTitle, owner }: WantedRemote): string[] {
  if (!NAME.test(name)) {
    return ['The name begins with mf- and has small letters, digits and hyphens: mf-events'];
  }
  const problems: string[] = [];
  if (!TITLE.test(title) || !TITLE.test(thaiTitle)) {
    problems.push('A title has up to 60 letters, without quotes, braces and angle brackets');
  }
  if (!OWNER.test(owner)) problems.push('An owner has small letters, digits and hyphens');
  return problems;
}

function fillIn({ name, title, thaiTitle, owner }: WantedRemote): (text: string) => string {
  const { slug, pascal, camel } = wordsOf(name);
  return (text) =>
    text
      .replaceAll('mf-example', name)
      .replaceAll('example-owner', owner)
      .replaceAll('Example title', title)
      .replaceAll('หัวเรื่องตัวอย่าง', thaiTitle)
      .replaceAll('example.list', `${camel}.list`)
      .replaceAll('Example', pascal)
      .replaceAll('example', slug);
}

/** Files of a folder and those below it, from the folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/**
 * Writes the files of a template with the words of the remote into `root`, in a folder of its name; `change` has the
 * last word about the text of each. `dot-x` of a template is `.x`, which npm would leave out of a package.
 */
export async function writeTemplate(
  template: string,
  root: string,
  wanted: WantedRemote,
  change: (text: string, file: string) => string | Promise<string> = (text) => text,
): Promise<string[]> {
  const fill = fillIn(wanted);
  const files: string[] = [];
  for (const name of await filesBelow(template)) {
    const file = path.join(wanted.name, fill(name).replace(/(^|[\\/])dot-/g, '$1.'));
    const target = path.join(root, file);
    const text = fill(await readFile(path.join(template, name), 'utf8'));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await change(text, target));
    files.push(file);
  }
  return files.sort();
}
