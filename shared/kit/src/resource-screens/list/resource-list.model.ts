import { fieldOfKind, type Resource } from '@dara/model';
import {
  oneOf,
  textFilter,
  yesOrNo,
  type FilterSpec,
  type ListSpec,
} from '../../resource/state/list-state.ts';
import { type Screens } from '../screens.ts';

type AnySpec = ListSpec<Record<string, FilterSpec<string> | FilterSpec<boolean>>>;

/** What the list of a resource allows in its address. */
export function listSpec({ resource, endpoints }: Screens): AnySpec {
  const filters = Object.entries(resource.list.filters).map(([name, filter]) => [
    name,
    filter.kind === 'choice' ? oneOf(filter.values) : yesOrNo,
  ]);
  return {
    sorts: resource.list.sorts,
    defaultSort: resource.list.defaultSort,
    filters: {
      keyword: textFilter,
      ...(Object.fromEntries(filters) as AnySpec['filters']),
      ...(hasTranslations(resource) && { missingTranslation: yesOrNo }),
      ...(endpoints.restore && { deleted: yesOrNo }),
    },
  };
}

export const hasTranslations = (resource: Resource): boolean =>
  fieldOfKind(resource, 'localized') !== undefined;
