import { createHash } from 'node:crypto';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import dynamicIconImports from 'lucide-react/dynamicIconImports';
import type { Compiler } from 'webpack';
import webpack from 'webpack';
import { menuIconFile } from '@dara/contract';
import { BuildError } from './build.ts';
import { readDeclaration } from './declaration.ts';
import type { PackageInfo } from './package-info.ts';

type IconName = keyof typeof dynamicIconImports;

/** Returns the SVG of a lucide icon, black on transparent. Throws a BuildError for an unknown name. */
export async function iconSvg(name: string): Promise<string> {
  if (!Object.hasOwn(dynamicIconImports, name)) {
    throw new BuildError(
      `remote.json: there is no icon "${name}"; their names are at https://lucide.dev/icons`,
    );
  }
  const { default: Icon } = await dynamicIconImports[name as IconName]();
  const markup = renderToStaticMarkup(createElement(Icon, { color: '#000' }));
  // A standalone SVG file needs the namespace, and no class.
  return markup.replace(/ class="[^"]*"/, '').replace(/ aria-hidden="true"/, '');
}

/** Writes a file for each menu icon of a remote, so that the shell needs no icon list. */
export class MenuIconsPlugin {
  readonly #info: PackageInfo;
  readonly #isHot: boolean;

  constructor(info: PackageInfo, { isHot = false }: { isHot?: boolean } = {}) {
    this.#info = info;
    this.#isHot = isHot;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('MenuIconsPlugin', (compilation) => {
      compilation.fileDependencies.add(path.join(this.#info.dir, 'remote.json'));
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tapPromise({ name: 'MenuIconsPlugin', stage }, () =>
        this.#emit(compilation).catch((error: unknown) => {
          if (!(error instanceof BuildError)) throw error;
          // A throw would end the watch mode of a development server.
          compilation.errors.push(new webpack.WebpackError(error.message));
        }),
      );
    });
  }

  async #emit(compilation: webpack.Compilation): Promise<void> {
    const { menu } = readDeclaration(this.#info, 'remote');
    const names = new Set(menu.flatMap(({ icon }) => icon ?? []));
    for (const name of names) {
      const svg = await iconSvg(name);
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16);
      const file = menuIconFile(name, this.#isHot ? undefined : hash);
      compilation.emitAsset(file, new webpack.sources.RawSource(svg), { menuIcon: name });
    }
  }
}
