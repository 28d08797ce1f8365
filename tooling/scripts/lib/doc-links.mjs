import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINK = /!?\[[^\]]*\]\(([^)\s]+)[^)]*\)/g;

/** A file of the repository, named from its root. */
const NAMED = /`((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|json|md))`/g;

const proseOf = (file, root) =>
  readFileSync(path.join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');

/** Returns names of missing files as `file: name`. Only names that begin with a folder of the root count. */
export function missingFiles(files, root) {
  return files.flatMap((file) =>
    [...proseOf(file, root).matchAll(NAMED)]
      .map(([, name]) => name)
      .filter((name) => existsSync(path.join(root, name.split('/')[0])))
      .filter((name) => !existsSync(path.join(root, name)))
      .map((name) => `${file}: ${name}`),
  );
}

/** Returns broken links between files as `file: target`. Ignores URLs and anchors. */
export function brokenLinks(files, root) {
  return files.flatMap((file) => {
    const targets = [...proseOf(file, root).matchAll(LINK)].map(([, target]) => target);
    return targets
      .filter((target) => !/^([a-z]+:|#)/.test(target))
      .filter((target) => {
        const [place = ''] = decodeURI(target).split('#');
        return !existsSync(path.resolve(root, path.dirname(file), place));
      })
      .map((target) => `${file}: ${target}`);
  });
}
