import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Bookmark, BookmarkPlus, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { useSavedFilters } from './use-saved-filters.ts';
import type { ListState } from '../state/use-list-state.ts';

const loadDialogs = () =>
  import(/* webpackChunkName: "saved-filters" */ './saved-filters-dialogs.tsx');
const SaveFilterDialog = lazyComponent(() =>
  loadDialogs().then((module) => module.SaveFilterDialog),
);
const ManageFiltersDialog = lazyComponent(() =>
  loadDialogs().then((module) => module.ManageFiltersDialog),
);

/** Saved filters of a list: apply, save the current one, rename, delete, set default. */
export function SavedFiltersMenu({ name, list }: { name: string; list: ListState<unknown> }) {
  const intl = useIntl();
  const filters = useSavedFilters(name, list);
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const { saved, current } = filters;
  const close = () => setDialog(undefined);
  const views: MenuItem[] = saved.map((one) => ({
    id: one.id,
    label: one.isDefault
      ? intl.formatMessage({ id: 'kit.resource.saved.defaultName' }, { name: one.name })
      : one.name,
    checked: one === current,
    onSelect: () => filters.apply(one),
  }));
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button icon={<Bookmark size={20} aria-hidden />}>
            {current ? current.name : <FormattedMessage id="kit.resource.saved" />}
          </Button>
        }
        items={[
          ...views,
          {
            id: 'save',
            label: <FormattedMessage id="kit.resource.saved.save" />,
            icon: <BookmarkPlus size={16} aria-hidden />,
            separated: views.length > 0,
            disabled: !filters.canSave || current !== undefined,
            onSelect: () => setDialog('save'),
          },
          {
            id: 'manage',
            label: <FormattedMessage id="kit.resource.saved.manage" />,
            icon: <Settings2 size={16} aria-hidden />,
            disabled: saved.length === 0,
            onSelect: () => setDialog('manage'),
          },
        ]}
      />
      {dialog === 'save' && <SaveFilterDialog filters={filters} onClose={close} onFailed={close} />}
      {dialog === 'manage' && (
        <ManageFiltersDialog filters={filters} onClose={close} onFailed={close} />
      )}
    </>
  );
}
