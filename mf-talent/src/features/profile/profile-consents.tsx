import { useFormat } from '@dara/shared/format';
import { FormattedMessage } from '@dara/shared/i18n';
import { tokens } from '@dara/shared/theme';
import { CircleCheck, CircleDashed, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import type { ConsentRecord } from '../../api/generated.ts';
import { ProfileSection } from './profile-section.tsx';

const PURPOSES = ['PublicProfile', 'ClientSharing', 'Marketing'] as const;

/** The consent in force for a purpose, else the one withdrawn last. */
export function consentFor(
  consents: readonly ConsentRecord[],
  purpose: ConsentRecord['purpose'],
): ConsentRecord | undefined {
  const own = consents
    .filter((consent) => consent.purpose === purpose)
    .sort((a, b) => b.givenAt.localeCompare(a.givenAt));
  return own.find((consent) => !consent.withdrawnAt) ?? own[0];
}

/** What the talent has agreed to, each purpose with its present state. */
export function ConsentsPart({ consents }: { consents: readonly ConsentRecord[] }) {
  return (
    <ProfileSection title={<FormattedMessage id="talent.profile.consents" />}>
      <List>
        {PURPOSES.map((purpose) => (
          <li key={purpose}>
            <State consent={consentFor(consents, purpose)} purpose={purpose} />
          </li>
        ))}
      </List>
    </ProfileSection>
  );
}

interface StateProps {
  purpose: ConsentRecord['purpose'];
  consent: ConsentRecord | undefined;
}

function State({ purpose, consent }: StateProps) {
  const format = useFormat();
  const state = !consent ? 'none' : consent.withdrawnAt ? 'withdrawn' : 'given';
  const date = format.date(consent?.withdrawnAt ?? consent?.givenAt);
  const by = consent?.givenBy ?? 'self';
  return (
    <>
      <Icon data-state={state}>
        {state === 'given' && <CircleCheck size={20} aria-hidden />}
        {state === 'withdrawn' && <CircleX size={20} aria-hidden />}
        {state === 'none' && <CircleDashed size={20} aria-hidden />}
      </Icon>
      <span>
        <FormattedMessage id={`talent.consent.${purpose}`} />
        <small>
          <FormattedMessage id={`talent.consent.state.${state}`} values={{ date, by }} />
        </small>
      </span>
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${tokens.space3};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${tokens.space3};
  }
  small {
    display: block;
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

const Icon = styled.span`
  flex: none;
  padding-block-start: 3px;
  color: ${tokens.inkMuted};
  &[data-state='given'] {
    color: ${tokens.positive};
  }
  &[data-state='withdrawn'] {
    color: ${tokens.danger};
  }
`;
