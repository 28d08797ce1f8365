import { SortableList } from '@dara/kit/resource';
import { Switch } from '@dara/kit/ui';
import { HOME_ANCHORED } from '@dara/model';
import { useIntl } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { HomeValues } from './home-form.model.ts';

type Section = HomeValues['sections'][number];

/** The parts of the home page in their order, each shown or not; where menus lead is always shown. */
export function SectionsField() {
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
