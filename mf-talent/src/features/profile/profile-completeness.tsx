import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Button } from '@dara/kit/ui';
import { CircleCheck, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';
import { ALBUM_WANTED, completenessOf, type Goal } from './completeness.model.ts';

interface ProfileCompletenessProps {
  talent: TalentRecord;
  /** Leads to where something is added. */
  onGo: (goal: Goal) => void;
}

/** Limit of the first view of missing fields. */
const SHOWN = 4;

/** Completeness of the profile, and the next suggestion. */
export function ProfileCompleteness({ talent, onGo }: ProfileCompletenessProps) {
  const { formatNumber } = useIntl();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { share, missing } = completenessOf(talent);
  const shown = isOpen ? missing : missing.slice(0, SHOWN);
  const rest = missing.length - shown.length;
  return (
    <Box aria-labelledby={id}>
      <Line>
        <h2 id={id}>
          <FormattedMessage id="talent.complete.title" />
        </h2>
        <strong>{formatNumber(share, { style: 'percent' })}</strong>
      </Line>
      <Meter aria-labelledby={id} value={share}>
        {formatNumber(share, { style: 'percent' })}
      </Meter>
      <Bar aria-hidden>
        <span style={{ inlineSize: `${share * 100}%` }} />
      </Bar>
      {missing.length === 0 ? (
        <Done>
          <CircleCheck size={20} aria-hidden />
          <FormattedMessage id="talent.complete.done" />
        </Done>
      ) : (
        <List>
          {shown.map((item) => (
            <li key={item.id}>
              <Button
                size="small"
                icon={<Plus size={16} aria-hidden />}
                onClick={() => onGo(item.goal)}
              >
                <FormattedMessage
                  id={`talent.complete.${item.id}`}
                  values={{ count: ALBUM_WANTED }}
                />
              </Button>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <Button size="small" variant="ghost" onClick={() => setIsOpen(true)}>
                <FormattedMessage id="talent.complete.more" values={{ count: rest }} />
              </Button>
            </li>
          )}
        </List>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: grid;
  gap: ${tokens.space3};
  margin-block-end: ${tokens.space4};
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.paperRaised};
`;

const Line = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space4};
  h2 {
    margin: 0;
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
  strong {
    font-variant-numeric: tabular-nums;
  }
`;

const Meter = styled.meter`
  position: absolute;
  width: 1px;
  height: 1px;
  opacity: 0;
`;

const Bar = styled.div`
  overflow: hidden;
  height: 6px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.line};
  span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: ${tokens.brand};
    transition: inline-size ${tokens.motionSlow} ${tokens.easing};
  }
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Done = styled.p`
  display: flex;
  gap: ${tokens.space2};
  align-items: center;
  margin: 0;
  color: ${tokens.inkMuted};
  svg {
    color: ${tokens.positive};
  }
`;
