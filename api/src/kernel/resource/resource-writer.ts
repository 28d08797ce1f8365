import { checkAll, type Db, type Services, type Trx, type Uploads } from '@dara/backend';
import { fieldOfKind, type Resource } from '@dara/model';
import { contentChanged, type ContentChange } from '../content/content.ts';
import { newId } from '../new-id.ts';
import type { AuditDiff } from '../record/audit.ts';
import { changesBetween } from '../record/changes.ts';
import { deleteRecord, restoreRecord } from '../record/deletion.ts';
import { historyOf, type ActorContext, type WriteHistory } from '../record/history.ts';
import { versionConflict } from '../record/version.ts';
import type { Localized } from '../schema/shapes.ts';
import { defaultValues, inputValues } from './resource-input.ts';
import { imageFields } from './resource-names.ts';
import type { ResourceReader } from './resource-reader.ts';
import {
  altOf,
  auditView,
  columnsOf,
  fieldOf,
  insertRow,
  partOf,
  updateRow,
  valuesOf,
  type Row,
  type Values,
} from './resource-values.ts';
import type { CreateOf, InputOf, RecordOf, RowOf, UpdateOf, ValuesOf } from './resource.types.ts';

/** Images that were uploaded with a record, checked and not stored yet. */
export interface GivenImages {
  /** The parts of the form that brought one. */
  parts: readonly string[];
  /** Runs a transaction in which each of them can be stored; answers its id. */
  transaction<T>(
    run: (
      trx: Trx,
      store: (part: string, image: { alt: Localized | null; createdBy: string }) => Promise<string>,
    ) => Promise<T>,
  ): Promise<T>;
}

/** How the images of a resource are stored. The image module provides it, which the kernel does not know. */
export interface ResourceImages {
  /** Checks uploads; throws those that are refused. */
  read(services: Services, uploads: Uploads, parts: readonly string[]): Promise<GivenImages>;
  /** Deletes an image that its record no longer shows, unless something else does. */
  discard(trx: Db, id: string): Promise<void>;
}

/** The rules of a noun that its declaration does not say. */
export interface ResourceRules<R extends Resource> {
  /** What of public content a write changes; nothing unless given. */
  content?: ContentChange['entity'];
  /** Needed by a resource with images. */
  images?: ResourceImages;
  /** Makes values of what was sent; `inputValues` unless given. */
  input?(data: InputOf<R>): Partial<ValuesOf<R>>;
  /** Throws for a row that must not be changed or deleted. */
  requireEditable?(row: RowOf<R>): void;
  /** Throws for values that cannot be stored, as of a name that is taken. `id` is null of a new record. */
  requireValid?(trx: Db, values: ValuesOf<R>, id: string | null): Promise<void>;
  /** Details of a deletion in the audit log. */
  auditDelete?(trx: Db, row: RowOf<R>): Promise<AuditDiff>;
}

export interface ResourceWriter<R extends Resource> {
  audit: WriteHistory;
  check(services: Services, data: CreateOf<R> | UpdateOf<R>, uploads: Uploads): Promise<void>;
  create(
    services: Services,
    context: ActorContext,
    data: CreateOf<R>,
    uploads?: Uploads,
  ): Promise<RecordOf<R>>;
  update(
    services: Services,
    context: ActorContext,
    id: string,
    data: UpdateOf<R>,
    uploads?: Uploads,
  ): Promise<RecordOf<R>>;
  /** Locks a record that may be changed. */
  lockEditable(trx: Db, id: string): Promise<RowOf<R>>;
  /** Writes values of a locked row as its next version; one that they do not change stays at its version. */
  write(
    services: Services,
    trx: Db,
    context: ActorContext,
    row: RowOf<R>,
    values: Partial<ValuesOf<R>>,
  ): Promise<RecordOf<R>>;
  remove(services: Services, trx: Db, context: ActorContext, id: string): Promise<void>;
  /** Answers a record that is not deleted as it is. */
  restore(services: Services, trx: Db, context: ActorContext, id: string): Promise<RecordOf<R>>;
}

/** What every write does besides writing. */
function createBase<R extends Resource>(
  reader: ResourceReader<R>,
  { content, requireEditable, requireValid }: ResourceRules<R>,
) {
  return {
    audit: historyOf(reader.table),
    changed: async (services: Services, trx: Db, id: string): Promise<void> => {
      if (content) await contentChanged(services, { entity: content, id }, trx);
    },
    requireValid: async (trx: Db, values: Values, id: string | null): Promise<void> =>
      requireValid?.(trx, values as ValuesOf<R>, id),
    lockEditable: async (trx: Db, id: string): Promise<RowOf<R>> => {
      const row = await reader.lock(trx, id);
      requireEditable?.(row);
      return row;
    },
  };
}

function createLifecycle<R extends Resource>(
  resource: R,
  reader: ResourceReader<R>,
  rules: ResourceRules<R>,
  { audit, changed, requireValid, lockEditable }: ReturnType<typeof createBase<R>>,
): Pick<ResourceWriter<R>, 'remove' | 'restore'> {
  const { table } = reader;
  return {
    async remove(services, trx, context, id) {
      const row = await lockEditable(trx, id);
      const recordId = (row as unknown as Row).id;
      const diff = await rules.auditDelete?.(trx, row);
      await deleteRecord(trx, { table, id: recordId });
      await audit(trx, context, 'Delete', recordId, diff);
      await changed(services, trx, recordId);
    },

    async restore(services, trx, context, id) {
      const row = (await reader.lock(trx, id, { restorable: true })) as unknown as Row;
      if (row.deleted_at !== null) {
        await requireValid(trx, valuesOf(resource, row), row.id);
        await restoreRecord(trx, { table, id: row.id });
        await audit(trx, context, 'Restore', row.id);
        await changed(services, trx, row.id);
      }
      return reader.read(trx, row.id);
    },
  };
}

export function createWriter<const R extends Resource>(
  resource: R,
  reader: ResourceReader<R>,
  rules: ResourceRules<R>,
): ResourceWriter<R> {
  const { table } = reader;
  const base = createBase(reader, rules);
  const { audit, changed, requireValid, lockEditable } = base;
  const { images, input = (data: InputOf<R>) => inputValues(resource, data) } = rules;
  const parts = imageFields(resource);
  const title = fieldOfKind(resource, 'localized');

  async function checkInput(services: Services, data: InputOf<R>, uploads: Uploads) {
    const read = async (): Promise<GivenImages> =>
      images && parts.length > 0
        ? images.read(services, uploads, parts.map(partOf))
        : withoutImages(services);
    const [values, given] = await checkAll(() => input(data), read);
    return { values: values as Values, given };
  }

  return {
    ...{ audit, lockEditable },
    ...createLifecycle(resource, reader, rules, base),
    async check(services, data, uploads) {
      await checkInput(services, data as InputOf<R>, uploads);
    },

    async create(services, context, data, uploads = {}) {
      const { values, given } = await checkInput(services, data as InputOf<R>, uploads);
      return given.transaction(async (trx, store) => {
        const id = newId();
        const all: Values = { ...defaultValues(resource), ...values };
        await requireValid(trx, all, null);
        for (const part of given.parts) {
          const alt = altOf(all, title);
          all[fieldOf(part)] = await store(part, { alt, createdBy: context.actor.id });
        }
        const columns = { ...columnsOf(resource, all), id, created_by: context.actor.id };
        await insertRow(trx, table, columns);
        await audit(trx, context, 'Create', id, changesBetween({}, auditView(resource, all)));
        await changed(services, trx, id);
        return reader.read(trx, id);
      });
    },

    async update(services, context, id, data, uploads = {}) {
      const { values, given } = await checkInput(services, data as InputOf<R>, uploads);
      return given.transaction(async (trx, store) => {
        const row = await lockEditable(trx, id);
        const { version } = row as unknown as Row;
        if (data.version !== version) throw versionConflict(await reader.read(trx, id));
        for (const name of parts) {
          if ((data as Values)[`${name}Id`] === null) values[name] = null;
        }
        for (const part of given.parts) {
          const alt = altOf({ ...valuesOf(resource, row as unknown as Row), ...values }, title);
          values[fieldOf(part)] = await store(part, { alt, createdBy: context.actor.id });
        }
        return this.write(services, trx, context, row, values as Partial<ValuesOf<R>>);
      });
    },

    async write(services, trx, context, locked, given) {
      const row = locked as unknown as Row;
      const before = valuesOf(resource, row);
      const after = { ...before, ...given } as Values;
      const diff = changesBetween(auditView(resource, before), auditView(resource, after));
      if (Object.keys(diff).length === 0) return reader.read(trx, row.id);
      await requireValid(trx, after, row.id);
      const record = await reader.readFrom(
        trx,
        updateRow(table, row.id, columnsOf(resource, given)),
      );
      for (const name of parts) {
        const left = before[name] as string | null;
        if (left !== null && left !== after[name]) await images?.discard(trx, left);
      }
      await audit(trx, context, 'Update', row.id, diff);
      await changed(services, trx, row.id);
      return record;
    },
  };
}

const withoutImages = ({ db }: Services): GivenImages => ({
  parts: [],
  transaction: (run) =>
    db.transaction().execute((trx) =>
      run(trx, async () => {
        throw new Error('no image was given');
      }),
    ),
});
