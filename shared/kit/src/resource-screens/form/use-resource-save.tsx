import type { Localized } from '@dara/contract';
import { useLocale } from '@dara/sdk/i18n';
import { useMemo, type ReactNode } from 'react';
import { ImagePreview } from '../../image-field/file/image-preview.tsx';
import type { Picture } from '../../image-field/file/image.ts';
import type { ConflictField } from '../../record/conflict/use-conflict-choice.tsx';
import { useRecordSave } from '../../record/form/use-record-save.ts';
import { capitalized } from '../endpoints.ts';
import { fieldLabel, valueText, type AnyRecord, type Screens } from '../screens.ts';
import { YesOrNo } from '../yes-or-no.tsx';
import { bodyOf, isMultipart, mergeUploadedFiles, valuesOf, type Values } from './form-values.ts';

export type Versioned = AnyRecord & { version: number };

/** Labels of fields above the form and in the conflict dialog, by name. */
export function useFieldLabels({ resource }: Screens): Readonly<Record<string, string>> {
  const locale = useLocale();
  return useMemo(() => {
    const labels = Object.entries(resource.fields).flatMap(([name, { kind }]) => {
      const label = fieldLabel(resource, name, locale);
      const names = kind === 'localized' ? [name, `${name}.th`, `${name}.en`] : [name];
      return names.map((one) => [one, label]);
    });
    return Object.fromEntries(labels) as Record<string, string>;
  }, [resource, locale]);
}

/** How two edits of a record are compared. */
function useConflictFields(screens: Screens): readonly ConflictField<Values>[] {
  const labels = useFieldLabels(screens);
  const locale = useLocale();
  const { resource } = screens;
  return Object.entries(resource.fields).map(([name, { kind }]) => ({
    name,
    label: labels[name] ?? name,
    show: (value: unknown): ReactNode => {
      if (kind === 'localized') return bothLines(value as Localized);
      if (kind === 'boolean') return <YesOrNo name="" value={value === true} />;
      if (kind === 'image') {
        return value ? <ImagePreview picture={value as Picture} alt="" isWhole /> : null;
      }
      if (kind === 'choice') return valueText(resource, name, value, locale);
      return value as string;
    },
  }));
}

const bothLines = ({ th, en }: Localized): string => [th, en].filter(Boolean).join('\n');

/** Creates or changes a record of a resource: as a form where it has images, as JSON else. */
export function useResourceSave(screens: Screens, record: Versioned | undefined) {
  const { resource, endpoints } = screens;
  const locale = useLocale();
  const create = endpoints.create?.useMutation()[0];
  const update = endpoints.update?.useMutation()[0];
  const argument = (body: object, operation: 'create' | 'update') =>
    isMultipart(resource) ? { body } : { [`${resource.noun}${capitalized(operation)}`]: body };
  return useRecordSave<Values, Versioned, object>({
    record,
    name: record && screens.nameOf(record, locale),
    toValues: (one) => valuesOf(resource, one),
    fields: useConflictFields(screens),
    bodyOf: (values, base) => bodyOf(resource, values, base),
    mergeUploadedFiles: (values, sent, stored) =>
      mergeUploadedFiles(resource, values, sent, stored),
    send: (body, base) => {
      const call = base
        ? update?.({ id: base.id, ...argument(body, 'update') })
        : create?.(argument(body, 'create'));
      if (!call) throw new TypeError(`${resource.noun} cannot be saved.`);
      return call;
    },
  });
}
