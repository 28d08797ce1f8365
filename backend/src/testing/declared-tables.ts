import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import ts from 'typescript';

/** TypeScript type of a column; `[]` is appended for arrays. */
export type Kind = string;

export interface DeclaredValue {
  kind: Kind;
  mayBeNull: boolean;
  /** Optional in inserts. */
  mayBeLeftOut: boolean;
  /** Not allowed in inserts. */
  isNever: boolean;
  /** Allowed texts, if restricted. */
  texts: string[] | null;
}

/** A column's Kysely type: select and insert types. */
export interface DeclaredColumn {
  select: DeclaredValue;
  insert: DeclaredValue;
  update: DeclaredValue;
}

export type DeclaredTables = Record<string, Record<string, DeclaredColumn>>;

const INTERFACE = 'Tables';
/** Resolved by the compiler; types of other packages are not needed here and slow. */
const FOLLOWED = /^(\.|@dara\/|kysely$|typebox$)/;

/** The interface `Tables` including augmentations of the file and its imports. */
export function declaredTables(file: string): DeclaredTables {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    skipLibCheck: true,
    types: [],
  };
  const own = resolve(import.meta.dirname, '../database/tables.ts');
  // An augmentation does not import its module.
  const main = resolve(import.meta.dirname, '../backend.ts');
  const program = ts.createProgram([own, main, file], options, hostFor(options));
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(own);
  const declaration = source?.statements.find(
    (node): node is ts.InterfaceDeclaration =>
      ts.isInterfaceDeclaration(node) && node.name.text === INTERFACE,
  );
  if (!declaration) throw new Error(`there is no interface ${INTERFACE} in ${own}`);
  const columns = new ColumnReader(checker, declaration);
  return columns.each(checker.getTypeAtLocation(declaration), (table) =>
    columns.each(table, (column) => columns.read(column)),
  );
}

function hostFor(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  return {
    ...host,
    // The compiler's lib files are beside it, wherever the tests run.
    getDefaultLibLocation: () =>
      dirname(createRequire(import.meta.url).resolve('typescript/lib/lib.d.ts')),
    resolveModuleNameLiterals: (literals, containing, _redirected, given) =>
      literals.map(({ text }) =>
        FOLLOWED.test(text) || /\/node_modules\/(kysely|typebox)\//.test(containing)
          ? ts.resolveModuleName(text, containing, given, host, cache)
          : { resolvedModule: undefined },
      ),
  };
}

class ColumnReader {
  readonly #checker: ts.TypeChecker;
  readonly #place: ts.Node;

  constructor(checker: ts.TypeChecker, place: ts.Node) {
    this.#checker = checker;
    this.#place = place;
  }

  each<T>(type: ts.Type, read: (type: ts.Type) => T): Record<string, T> {
    return Object.fromEntries(
      type.getProperties().map((property) => {
        const own = this.#checker.getTypeOfSymbolAtLocation(property, this.#place);
        return [property.name, read(own)];
      }),
    );
  }

  read(column: ts.Type): DeclaredColumn {
    const part = (name: string): ts.Type => {
      const property = column.isUnion() ? undefined : column.getProperty(`__${name}__`);
      return property ? this.#checker.getTypeOfSymbolAtLocation(property, this.#place) : column;
    };
    const insert = this.#value(part('insert'));
    return {
      select: this.#value(part('select')),
      // Kysely treats nullable columns as optional.
      insert: { ...insert, mayBeLeftOut: insert.mayBeLeftOut || insert.mayBeNull },
      update: this.#value(part('update')),
    };
  }

  #value(type: ts.Type): DeclaredValue {
    const parts = type.isUnion() ? type.types : [type];
    const has = (flag: ts.TypeFlags): boolean => parts.some(({ flags }) => (flags & flag) !== 0);
    const held = parts.filter(
      ({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)),
    );
    const isOpen = has(ts.TypeFlags.Unknown | ts.TypeFlags.Any);
    const texts = held.flatMap((part) => (part.isStringLiteral() ? [part.value] : []));
    return {
      kind: [...new Set(held.map((part) => this.#kind(part)))].sort().join(' | '),
      mayBeNull: has(ts.TypeFlags.Null) || isOpen,
      mayBeLeftOut: has(ts.TypeFlags.Undefined) || isOpen,
      isNever: has(ts.TypeFlags.Never),
      texts: texts.length > 0 && texts.length === held.length ? texts.sort() : this.#items(held),
    };
  }

  /** The texts of an array's items. */
  #items(held: readonly ts.Type[]): string[] | null {
    const [only] = held;
    const item = only && held.length === 1 ? this.#itemOf(only) : undefined;
    return item ? this.#value(item).texts : null;
  }

  #itemOf(type: ts.Type): ts.Type | undefined {
    return this.#checker.isArrayType(type)
      ? this.#checker.getTypeArguments(type as ts.TypeReference)[0]
      : undefined;
  }

  #kind(type: ts.Type): Kind {
    const { flags } = type;
    if (flags & ts.TypeFlags.StringLike) return 'string';
    if (flags & ts.TypeFlags.NumberLike) return 'number';
    if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
    if (type.symbol?.name === 'Date') return 'Date';
    const item = this.#itemOf(type);
    return item ? `${this.#value(item).kind}[]` : 'json';
  }
}
