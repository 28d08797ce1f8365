import { talentTypeMessages } from '@dara/agency/labels';
import type { ImageRef } from '@dara/contract';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Avatar, Button, Checkbox, ErrorState, Skeleton } from '@dara/kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PROPOSAL_LIMITS } from '@dara/model';
import {
  useManagementTalentListQuery,
  type TalentRow,
  useManagementProposalPrefillQuery,
} from '../../../api/generated.ts';

const NOBODY: ReadonlySet<string> = new Set();

export interface TalentChoice {
  id: string;
  image: ImageRef | null;
}

interface TalentChoicesProps {
  keyword: string;
  taken: readonly string[];
  chosen: readonly TalentChoice[];
  onToggle: (choice: TalentChoice) => void;
}

const STEP = 20;

/** Limit of one request; further talents are found by name. */
const MOST = PROPOSAL_LIMITS.items;

/** Approved talents by name, each with a box to tick. */
export function TalentChoices({ keyword, taken, chosen, onToggle }: TalentChoicesProps) {
  const [shown, setShown] = useState({ keyword, size: STEP });
  if (shown.keyword !== keyword) setShown({ keyword, size: STEP });
  const { data, isError, error, isFetching, refetch } = useManagementTalentListQuery({
    keyword: keyword || undefined,
    status: ['Approved'],
    active: true,
    page: 1,
    size: shown.size,
  });
  const unofferable = useUnofferable(data?.items.map(({ id }) => id) ?? []);
  if (isError) {
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton shape="box" height={320} />;
  return (
    <>
      <Found role="status">
        <FormattedMessage id="business.proposal.add.found" values={{ count: data.total }} />
      </Found>
      <List aria-busy={isFetching}>
        {data.items.map((talent) => (
          <Choice
            key={talent.id}
            talent={talent}
            isTaken={taken.includes(talent.id)}
            isTemporaryFailure={unofferable.has(talent.id)}
            isChosen={chosen.some(({ id }) => id === talent.id)}
            onToggle={() => onToggle({ id: talent.id, image: talent.image })}
          />
        ))}
      </List>
      {data.total > shown.size && shown.size < MOST && (
        <Button
          size="small"
          variant="ghost"
          loading={isFetching}
          onClick={() => setShown({ keyword, size: shown.size + STEP })}
        >
          <FormattedMessage id="business.proposal.add.more" />
        </Button>
      )}
    </>
  );
}

interface ChoiceProps {
  talent: TalentRow;
  isTaken: boolean;
  /** May not be shown to clients. */
  isTemporaryFailure: boolean;
  isChosen: boolean;
  onToggle: () => void;
}

function Choice({ talent, isTaken, isTemporaryFailure, isChosen, onToggle }: ChoiceProps) {
  const { formatMessage } = useIntl();
  const name = localized(talent.name, useLocale());
  const types = talent.talentTypes.map((type) => formatMessage(talentTypeMessages[type]));
  return (
    <li>
      <Checkbox
        checked={isChosen || isTaken}
        disabled={isTaken || (isTemporaryFailure && !isChosen)}
        onChange={onToggle}
        label={
          <Words>
            <Avatar decorative name={name} image={talent.image} size={40} />
            <span>
              {name}
              <small>
                {isTaken ? (
                  <FormattedMessage id="business.proposal.add.taken" />
                ) : isTemporaryFailure ? (
                  <FormattedMessage id="business.proposal.add.notShown" />
                ) : (
                  types.join(' · ')
                )}
              </small>
            </span>
          </Words>
        }
      />
    </li>
  );
}

/** Ids of talents who may not be shown to clients, from the api's prefill. */
function useUnofferable(talents: string[]): ReadonlySet<string> {
  const { currentData } = useManagementProposalPrefillQuery(
    { talents },
    { skip: talents.length === 0 },
  );
  if (!currentData) return NOBODY;
  const away = currentData.items.filter(({ isAvailable }) => !isAvailable);
  return new Set(away.map(({ talentId }) => talentId));
}

const Found = styled.p`
  margin: ${tokens.space4} 0 ${tokens.space1};
  color: ${tokens.inkMuted};
`;

const List = styled.ul`
  display: grid;
  max-height: 44dvh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
  li {
    padding: ${tokens.space2} ${tokens.space1};
    border-block-end: 1px solid ${tokens.line};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Words = styled.span`
  display: flex;
  align-items: center;
  gap: ${tokens.space3};
  overflow-wrap: anywhere;
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
