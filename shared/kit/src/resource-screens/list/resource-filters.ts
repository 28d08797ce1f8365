import type { ResourceFilter } from '@dara/model';
import { useIntl, type IntlShape } from '@dara/sdk/i18n';
import type { ListFilter } from '../../resource/filters/chosen-filters.ts';
import {
  anyScreens,
  fieldLabel,
  sharedTextId,
  textId,
  valueText,
  type Screens,
} from '../screens.ts';
import { yesOrNoOptions } from '../yes-or-no.tsx';
import { hasTranslations } from './resource-list.model.ts';

/** The filters that a resource declares, those of its translations and of its trash. */
export function useResourceFilters<Row, Full>(typed: Screens<Row, Full>): ListFilter[] {
  const intl = useIntl();
  const screens = anyScreens(typed);
  const { resource, endpoints } = screens;
  const shared = (name: string) =>
    intl.formatMessage({ id: sharedTextId(resource, 'filter', name) });
  const declared = Object.entries(resource.list.filters).map(([name, filter]) =>
    declaredFilter(screens, name, filter, intl),
  );
  const translation = {
    name: 'missingTranslation',
    label: shared('translation'),
    options: [
      { value: 'true', label: shared('missing') },
      { value: 'false', label: shared('complete') },
    ],
  };
  const deleted = {
    name: 'deleted',
    label: shared('deleted'),
    options: [{ value: 'true', label: shared('deletedOnly') }],
  };
  return [
    ...declared,
    ...(hasTranslations(resource) ? [translation] : []),
    ...(endpoints.restore ? [deleted] : []),
  ];
}

/** A field is labelled as in the form; another filter has texts of its own, one for each of its values. */
function declaredFilter(
  { resource }: Screens,
  name: string,
  filter: ResourceFilter,
  intl: IntlShape,
): ListFilter {
  const { formatMessage } = intl;
  const isField = name in resource.fields;
  const label = isField
    ? fieldLabel(resource, name, intl.locale)
    : formatMessage({ id: textId(resource, 'filter', name) });
  if (isField && filter.kind === 'boolean') {
    return { name, label, options: yesOrNoOptions(intl, name) };
  }
  const values = filter.kind === 'boolean' ? ['true', 'false'] : filter.values;
  const options = values.map((value) => ({
    value,
    label: isField
      ? valueText(resource, name, value, intl.locale)
      : formatMessage({ id: textId(resource, 'filter', name, value) }),
  }));
  return { name, label, options };
}
