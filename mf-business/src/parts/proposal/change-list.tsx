import { talentTypeMessages } from '@dara/agency/labels';
import { useFormat } from '@dara/kit/format';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { ArrowRight } from 'lucide-react';
import { styled } from 'styled-components';
import type { ProposalRevisionChange } from '../../api/generated.ts';

const MONEY = ['discount', 'total', 'unitPrice', 'subtotal'];
const RATES = ['vatRate', 'whtRate'];
type Value = ProposalRevisionChange['before'];

/** A revision's value as text. */
function useValueText() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (field: string, value: Value): string => {
    if (value === null || value === '') return '–';
    if (MONEY.includes(field)) return format.money(Number(value));
    if (RATES.includes(field)) return format.percent(Number(value));
    if (field === 'validUntil') return format.date(String(value));
    if (field === 'language') {
      return formatMessage({ id: `business.proposal.language.${value}` });
    }
    const type = talentTypeMessages[value as keyof typeof talentTypeMessages];
    return field === 'talentType' && type ? formatMessage(type) : String(value);
  };
}

/** Differences between two revisions. */
export function ChangeList({ changes }: { changes: readonly ProposalRevisionChange[] }) {
  const { formatMessage } = useIntl();
  const locale = useLocale();
  const text = useValueText();
  return (
    <List>
      {changes.map(({ kind, field, talentName, before, after }, at) => {
        const name = talentName ? localized(talentName, locale) : '';
        const label = field ? formatMessage({ id: `business.proposal.field.${field}` }) : '';
        return (
          <li key={at}>
            {kind === 'Changed' && field ? (
              <>
                <strong>{[name, label].filter(Boolean).join(' · ')}</strong>
                <span>
                  <del>{text(field, before)}</del>
                  <ArrowRight size={14} aria-hidden />
                  <ins>{text(field, after)}</ins>
                </span>
              </>
            ) : (
              <FormattedMessage id={`business.proposal.change.${kind}`} values={{ name }} />
            )}
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space2};
  margin: ${tokens.space2} 0 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: grid;
  }
  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space2};
  }
  del {
    color: ${tokens.inkMuted};
  }
  ins {
    text-decoration: none;
  }
`;
