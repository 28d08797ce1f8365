import { FormattedMessage } from '@dara/sdk/i18n';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { textId, type Screens } from '../screens.ts';
import { ResourceDialog } from './lazy-dialogs.ts';

interface CreateActionProps {
  screens: Screens;
  /** The filters of the list: a new record begins with the choices that it is narrowed by. */
  filters: Readonly<Record<string, unknown>>;
}

/** Leads to the page that creates a record; opens a dialog where records have no page of their own. */
export function CreateAction({ screens, filters }: CreateActionProps) {
  const { resource, endpoints, paths } = screens;
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const common = {
    variant: 'primary',
    icon: <Plus size={20} aria-hidden />,
    children: <FormattedMessage id={textId(resource, 'create')} />,
  } as const;
  if (endpoints.detail) return <ButtonLink {...common} to={paths.create} />;
  const chosen = Object.entries(filters).filter(
    ([name, value]) => resource.fields[name]?.kind === 'choice' && value !== undefined,
  );
  return (
    <>
      <Button {...common} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <ResourceDialog
          screens={screens}
          initial={Object.fromEntries(chosen)}
          onClose={close}
          onFailed={close}
        />
      )}
    </>
  );
}
