// `npm run pack [-- folder]`: the packages that a remote of another repository is made with, compiled and typed, as
// tarballs in dist/packages.
import path from 'node:path';
import { checkNode, ensureInstalled } from './lib/setup.mjs';
import { ROOT, say } from './lib/shell.mjs';

checkNode();
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { packPackages } = await import('./lib/pack/pack.mjs');
const target = path.resolve(process.argv[2] ?? path.join(ROOT, 'dist/packages'));
for (const file of (await packPackages(target)).values()) say(path.relative(process.cwd(), file));
