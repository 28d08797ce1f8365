import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LINK = /!?\[[^\]]*\]\(([^)\s]+)[^)]*\)/g;

/** Returns broken links between files as `file: target`. Ignores URLs and anchors. */
export function brokenLinks(files, root) {
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8').replace(/```[\s\S]*?```/g, '');
    const targets = [...text.matchAll(LINK)].map(([, target]) => target);
    return targets
      .filter((target) => !/^([a-z]+:|#)/.test(target))
      .filter((target) => {
        const [place = ''] = decodeURI(target).split('#');
        return !existsSync(path.resolve(root, path.dirname(file), place));
      })
      .map((target) => `${file}: ${target}`);
  });
}
