import { NothingYet } from '@dara/kit/record';
import { SortableList } from '@dara/kit/resource';
import { Avatar, Badge, Combobox, IconButton } from '@dara/kit/ui';
import { HOME_LIMITS } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { useFormikContext } from 'formik';
import { X } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { useManagementTalentListQuery } from '../../api/generated.ts';
import type { HomeValues } from './home-form.model.ts';

type Chosen = HomeValues['heroTalents'][number];

const OFFERED = 20;

/** Talents beside the headline of the home page: select by name, and sort. */
export function HeroTalentsField() {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const { values, setFieldValue } = useFormikContext<HomeValues>();
  const { heroTalents } = values;
  const change = (next: Chosen[]) => void setFieldValue('heroTalents', next);
  const isFull = heroTalents.length >= HOME_LIMITS.talents;
  return (
    <>
      {heroTalents.length === 0 && (
        <NothingYet>
          <FormattedMessage id="cms.home.talents.none" />
        </NothingYet>
      )}
      <SortableList
        label={formatMessage({ id: 'cms.home.field.heroTalents' })}
        items={heroTalents}
        keyOf={({ id }) => id}
        nameOf={({ name }) => localized(name, locale)}
        actions={({ id, name }) => (
          <IconButton
            size="small"
            label={formatMessage(
              { id: 'cms.home.talents.remove' },
              { name: localized(name, locale) },
            )}
            icon={<X size={18} aria-hidden />}
            onClick={() => change(heroTalents.filter((one) => one.id !== id))}
          />
        )}
        onChange={change}
      >
        {(talent) => <Face talent={talent} />}
      </SortableList>
      {isFull ? (
        <p>
          <FormattedMessage id="cms.home.talents.full" values={{ limit: HOME_LIMITS.talents }} />
        </p>
      ) : (
        <Search
          taken={heroTalents.map(({ id }) => id)}
          onAdd={(talent) => change([...heroTalents, talent])}
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
          <FormattedMessage id="cms.home.talents.hidden" />
        </Badge>
      )}
    </Row>
  );
}

interface SearchProps {
  taken: readonly string[];
  onAdd: (talent: Chosen) => void;
}

/** Approved, active talents by name; a chosen one is added to the list above. */
function Search({ taken, onAdd }: SearchProps) {
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
    const { id, name, image, isPublic } = talent;
    onAdd({ id, name, image, isShown: isPublic && image !== null });
    setTyped('');
  };
  return (
    <Combobox
      label={formatMessage({ id: 'cms.home.talents.add' })}
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
