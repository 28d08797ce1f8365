// `npm run pack [-- folder]`: writes the packages for remotes in other repositories, compiled and typed, as tarballs
// into dist/packages.
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
