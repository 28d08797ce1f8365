import { useFormField } from '@dara/kit/forms';
import { NothingYet } from '@dara/kit/record';
import { SortableList } from '@dara/kit/resource';
import { Avatar, Badge, Combobox, IconButton } from '@dara/kit/ui';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { X } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import {
  useManagementTalentListQuery,
  type ManagementNewsTalent,
  type TalentRow,
} from '../../api/generated.ts';

/** A chosen talent; `isShown` where visitors see them. */
type Chosen = ManagementNewsTalent;

const OFFERED = 20;

interface TalentsFieldProps {
  /** Of the list of chosen talents in the form. */
  name: string;
  label: string;
  limit: number;
  /** Shown while no one is chosen. */
  empty: ReactNode;
  /** Whether visitors would see a talent here. */
  isShown: (talent: Pick<TalentRow, 'isPublic' | 'image'>) => boolean;
}

/** Talents of a record: select by name, and sort. */
export function TalentsField({ name: field, label, limit, empty, isShown }: TalentsFieldProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { id, error, value: talents, setValue: change } = useFormField<Chosen[]>(field);
  const isFull = talents.length >= limit;
  return (
    <>
      {talents.length === 0 && <NothingYet>{empty}</NothingYet>}
      <SortableList
        label={label}
        items={talents}
        keyOf={({ id }) => id}
        nameOf={({ name }) => localized(name, locale)}
        actions={({ id, name }) => (
          <IconButton
            size="small"
            label={formatMessage({ id: 'cms.talents.remove' }, { name: localized(name, locale) })}
            icon={<X size={18} aria-hidden />}
            onClick={() => change(talents.filter((one) => one.id !== id))}
          />
        )}
        onChange={change}
      >
        {(talent) => <Face talent={talent} />}
      </SortableList>
      {isFull ? (
        <p id={id} tabIndex={-1}>
          {error ?? <FormattedMessage id="cms.talents.full" values={{ limit }} />}
        </p>
      ) : (
        <Search
          {...{ id, error }}
          taken={talents.map(({ id }) => id)}
          isShown={isShown}
          onAdd={(talent) => change([...talents, talent])}
        />
      )}
    </>
  );
}

function Face({ talent: { name: names, image, isShown } }: { talent: Chosen }) {
  const name = localized(names, useLocale());
  return (
    <Row>
      <Avatar decorative name={name} image={image} size={40} />
      <span>{name}</span>
      {!isShown && (
        <Badge tone="warning">
          <FormattedMessage id="cms.talents.hidden" />
        </Badge>
      )}
    </Row>
  );
}

interface SearchProps {
  id: string;
  error: string | undefined;
  taken: readonly string[];
  isShown: TalentsFieldProps['isShown'];
  onAdd: (talent: Chosen) => void;
}

/** Approved, active talents by name; a chosen one is added to the list above. */
function Search({ id: fieldId, error, taken, isShown, onAdd }: SearchProps) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data } = useManagementTalentListQuery({
    ...{ status: ['Approved'], active: true, page: 1, size: OFFERED },
    ...(keyword && { keyword }),
  });
  const offered = (data?.items ?? []).filter(({ id }) => !taken.includes(id));
  const handleChoice = (chosen: string) => {
    const talent = offered.find(({ id }) => id === chosen);
    if (!talent) return;
    const { id, name, image } = talent;
    onAdd({ id, name, image, isShown: isShown(talent) });
    setTyped('');
  };
  return (
    <Combobox
      id={fieldId}
      error={error}
      label={formatMessage({ id: 'cms.talents.add' })}
      options={offered.map(({ id, name }) => ({ value: id, label: localized(name, locale) }))}
      value=""
      onChange={handleChoice}
      onSearch={setTyped}
    />
  );
}

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
`;
