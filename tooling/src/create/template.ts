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
  /** Written files, relative to the current folder. */
  files: string[];
  /** Reason of a failure. */
  problems: string[];
}

const NAME = /^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
/** Used unescaped in messages, JSON and tests. */
const TITLE = /^[^"'`\\{}<>\n]{1,60}$/;
const OWNER = /^[a-z0-9][a-z0-9-]{0,38}$/;

/** Defaults: the name as the title in both languages, and as the owner. */
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

/** Path prefix of a new remote. */
export const prefixOf = (name: string): string => `/${wordsOf(name).slug}`;

/** Why a remote with these values cannot be created; empty if it can. */
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

/** Files below a folder, relative to it. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)));
}

/**
 * Writes the files of a template with the remote's names into `root`/name; `change` can modify the text of each, or leave
 * the file out by answering undefined.
 * `dot-x` of a template becomes `.x`, because npm omits dot files from packages.
 */
export async function writeTemplate(
  template: string,
  root: string,
  wanted: WantedRemote,
  change: (text: string, file: string) => string | undefined | Promise<string> = (text) => text,
): Promise<string[]> {
  const fill = fillIn(wanted);
  const files: string[] = [];
  for (const name of await filesBelow(template)) {
    const file = path.join(wanted.name, fill(name).replace(/(^|[\\/])dot-/g, '$1.'));
    const target = path.join(root, file);
    const text = fill(await readFile(path.join(template, name), 'utf8'));
    const changed = await change(text, target);
    if (changed === undefined) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, changed);
    files.push(file);
  }
  return files.sort();
}
