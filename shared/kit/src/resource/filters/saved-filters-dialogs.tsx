import { CancelButton } from '../../ui/buttons/cancel-button.tsx';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Star, Trash2 } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../ui/buttons/button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/inputs/text-field.tsx';
import { SAVED_NAME_MAX, nameProblem, type SavedFilter } from './saved-filters.ts';
import type { SavedFilters } from './use-saved-filters.ts';

export interface FiltersDialogProps {
  filters: SavedFilters;
  onClose: () => void;
}

/** Asks for the name of a new saved filter. */
export function SaveFilterDialog({ filters, onClose }: FiltersDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [name, setName] = useState('');
  const [isDefault, setIsDefault] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const problem = nameProblem(name, filters.saved);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (problem) return;
    filters.add(name, isDefault);
    onClose();
  };
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={intl.formatMessage({ id: 'kit.resource.saved.saveTitle' })}
      description={intl.formatMessage({ id: 'kit.resource.saved.saveText' })}
      actions={
        <>
          <CancelButton onClick={onClose} />
          <Button variant="primary" type="submit" form={formId}>
            <FormattedMessage id="kit.resource.saved.keep" />
          </Button>
        </>
      }
    >
      <Form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          label={intl.formatMessage({ id: 'kit.resource.saved.name' })}
          value={name}
          required
          maxLength={SAVED_NAME_MAX}
          autoComplete="off"
          error={isAsked && problem ? <NameProblem problem={problem} /> : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Checkbox
          label={intl.formatMessage({ id: 'kit.resource.saved.openWith' })}
          checked={isDefault}
          onChange={setIsDefault}
        />
      </Form>
    </Dialog>
  );
}

/** Renames, deletes and selects the default. */
export function ManageFiltersDialog({ filters, onClose }: FiltersDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'kit.resource.saved.manageTitle' })}
      actions={
        <Button variant="primary" onClick={onClose}>
          <FormattedMessage id="kit.resource.saved.done" />
        </Button>
      }
    >
      {filters.saved.length === 0 ? (
        <Nothing>
          <FormattedMessage id="kit.resource.saved.none" />
        </Nothing>
      ) : (
        <Rows>
          {filters.saved.map((one) => (
            <SavedRow key={one.id} one={one} filters={filters} />
          ))}
        </Rows>
      )}
    </Dialog>
  );
}

function SavedRow({ one, filters }: { one: SavedFilter; filters: SavedFilters }) {
  const intl = useIntl();
  const [name, setName] = useState(one.name);
  const problem = nameProblem(name, filters.saved, one.id);
  const commit = () => {
    if (problem === 'required') setName(one.name);
    else if (!problem && name.trim() !== one.name) filters.rename(one.id, name);
  };
  const values = { name: one.name };
  return (
    <Row>
      <Name
        hideLabel
        label={intl.formatMessage({ id: 'kit.resource.saved.nameOf' }, values)}
        value={name}
        maxLength={SAVED_NAME_MAX}
        autoComplete="off"
        error={problem && <NameProblem problem={problem} />}
        onChange={(event) => setName(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <IconButton
        aria-pressed={one.isDefault}
        label={intl.formatMessage({ id: 'kit.resource.saved.openWithName' }, values)}
        icon={<Star size={20} fill={one.isDefault ? 'currentcolor' : 'none'} aria-hidden />}
        onClick={() => filters.toggleDefault(one.id)}
      />
      <IconButton
        label={intl.formatMessage({ id: 'kit.resource.saved.delete' }, values)}
        icon={<Trash2 size={20} aria-hidden />}
        onClick={() => filters.remove(one.id)}
      />
    </Row>
  );
}

function NameProblem({ problem }: { problem: 'required' | 'taken' }) {
  return problem === 'required' ? (
    <FormattedMessage id="kit.validation.required" />
  ) : (
    <FormattedMessage id="kit.resource.saved.taken" />
  );
}

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

const Rows = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: 4px;
  [aria-pressed='true'] {
    color: ${tokens.brand};
  }
`;

const Name = styled(TextField)`
  flex: 1;
  min-width: 0;
`;

const Nothing = styled.p`
  color: ${tokens.inkMuted};
`;
