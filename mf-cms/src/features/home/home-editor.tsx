import type { Localized } from '@dara/contract';
import { FormBothFields, FormPair, FormTextArea } from '@dara/kit/forms';
import {
  FormSections,
  RecordForm,
  useRecordBase,
  useRecordSave,
  type ConflictField,
} from '@dara/kit/record';
import { HOME_LIMITS, HOME_ANCHORED } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { SortableList } from '@dara/kit/resource';
import { Switch } from '@dara/kit/ui';
import { useMemo, type ReactNode } from 'react';
import { useFormikContext } from 'formik';
import {
  useManagementHomeUpdateMutation,
  type HomeInput,
  type ManagementHome,
} from '../../api/generated.ts';
import { TalentsField } from '../../parts/talents/talents-field.tsx';
import { homeSchema, inputOf, recordOf, toValues, type HomeValues } from './home-form.model.ts';
import { HomePreview } from './home-preview.tsx';

const DRAFT = 'draft.home';

const ALL_STORED: readonly string[] = [];

const lines = ({ th, en }: Localized) => [th, en].filter(Boolean).join('\n');

/** Comparison of two edits of the home page. */
function useConflictFields(): ConflictField<HomeValues>[] {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const label = (name: string) => formatMessage({ id: `cms.home.field.${name}` });
  return [
    { name: 'heroTitle', label: label('heroTitle'), show: lines },
    { name: 'heroText', label: label('heroText'), show: lines },
    {
      name: 'heroTalents',
      label: label('heroTalents'),
      show: (talents: HomeValues['heroTalents']) =>
        talents.map(({ name }) => localized(name, locale)).join('\n'),
    },
    {
      name: 'sections',
      label: label('sections'),
      show: (sections: HomeValues['sections']) =>
        sections
          .filter(({ shown }) => shown)
          .map(({ id }) => formatMessage({ id: `cms.home.section.${id}` }))
          .join('\n'),
    },
  ];
}

/** Form of the home page, with a preview. */
export function HomeEditor({ home }: { home: ManagementHome }) {
  const { formatMessage } = useIntl();
  const [update] = useManagementHomeUpdateMutation();
  const record = useMemo(() => recordOf(home), [home]);
  const initialDraft = useRecordBase({
    record,
    draftKey: DRAFT,
    toValues,
    empty: toValues(record),
  });
  const name = formatMessage({ id: 'cms.home.title' });
  const saving = useRecordSave<HomeValues, ManagementHome, HomeInput>({
    ...{ record: initialDraft.base ?? record, name, toValues, fields: useConflictFields() },
    bodyOf: (values, base) => base && inputOf(values, base),
    send: (homeInput) => update({ homeInput }),
  });
  const save = async (values: HomeValues) => recordOf(await saving.save(values));
  return (
    <RecordForm
      {...initialDraft}
      label={name}
      record={record}
      name={name}
      schema={homeSchema}
      draftKey={DRAFT}
      notStored={ALL_STORED}
      saving={{ ...saving, save }}
    >
      <FormSections
        prefix="home"
        isOptional
        sections={[
          part('hero', ['heroTitle', 'heroText'], <HeroFields />),
          part(
            'talents',
            ['heroTalents'],
            <TalentsField
              name="heroTalents"
              label={formatMessage({ id: 'cms.home.field.heroTalents' })}
              limit={HOME_LIMITS.talents}
              empty={<FormattedMessage id="cms.home.talents.none" />}
              isShown={({ isPublic, image }) => isPublic && image !== null}
            />,
          ),
          part('sections', ['sections'], <SectionsField />),
          part('preview', [], <HomePreview />),
        ]}
      />
    </RecordForm>
  );
}

function part(id: string, names: readonly string[], content: ReactNode) {
  return {
    id,
    names,
    title: <FormattedMessage id={`cms.home.part.${id}`} />,
    lead: <FormattedMessage id={`cms.home.part.${id}.lead`} />,
    content,
  };
}

function HeroFields() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'cms.home.field.heroText' });
  return (
    <>
      <FormBothFields
        name="heroTitle"
        required={false}
        limit={HOME_LIMITS.title}
        label={formatMessage({ id: 'cms.home.field.heroTitle' })}
      />
      <FormPair>
        <FormTextArea
          name="heroText.th"
          lang="th"
          rows={4}
          limit={HOME_LIMITS.text}
          label={<FormattedMessage id="kit.form.inThai" values={{ label }} />}
        />
        <FormTextArea
          name="heroText.en"
          lang="en"
          rows={4}
          limit={HOME_LIMITS.text}
          label={<FormattedMessage id="kit.form.inEnglish" values={{ label }} />}
        />
      </FormPair>
    </>
  );
}

type Section = HomeValues['sections'][number];

/** Sections of the home page in order, each visible or hidden; sections linked by menus cannot be hidden. */
function SectionsField() {
  const { formatMessage } = useIntl();
  const { values, setFieldValue } = useFormikContext<HomeValues>();
  const change = (sections: Section[]) => void setFieldValue('sections', sections);
  const nameOf = ({ id }: Section) => formatMessage({ id: `cms.home.section.${id}` });
  const show = (id: Section['id'], shown: boolean) =>
    change(values.sections.map((one) => (one.id === id ? { id, shown } : one)));
  return (
    <SortableList
      label={formatMessage({ id: 'cms.home.part.sections' })}
      items={values.sections}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onChange={change}
    >
      {(section) => (
        <Switch
          label={nameOf(section)}
          checked={section.shown}
          disabled={HOME_ANCHORED.includes(section.id)}
          onChange={(shown) => show(section.id, shown)}
        />
      )}
    </SortableList>
  );
}
