import { TALENT_TYPES } from '@dara/model';
import { talentTypeMessages } from '@dara/agency/labels';
import { FormCheckboxChips, FormRadioChips, FormSwitch, useFormField } from '@dara/kit/forms';
import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { DescriptionList } from '@dara/kit/record';
import { tokens } from '@dara/sdk/theme';
import { StatusBadge } from '@dara/kit/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { TalentRecord } from '../../api/generated.ts';

/** Staff-only fields. */
export function TeamFields({ isNew }: { isNew: boolean }) {
  return (
    <>
      <Refusable name="active">
        <FormSwitch name="active" label={<FormattedMessage id="talent.record.field.active" />} />
      </Refusable>
      <Refusable name="isTop10">
        <FormSwitch name="isTop10" label={<FormattedMessage id="talent.record.field.isTop10" />} />
      </Refusable>
      {isNew && <AccountFields />}
    </>
  );
}

/** Set at creation only. */
function AccountFields() {
  const { formatMessage } = useIntl();
  return (
    <>
      <FormCheckboxChips
        name="talentTypes"
        label={<FormattedMessage id="talent.record.field.talentTypes" />}
        hint={<FormattedMessage id="talent.record.hint.talentTypes" />}
        options={TALENT_TYPES.map((value) => ({
          value,
          label: formatMessage(talentTypeMessages[value]),
        }))}
      />
      <FormRadioChips
        name="language"
        label={<FormattedMessage id="talent.record.field.language" />}
        options={['th', 'en'].map((value) => ({
          value,
          label: formatMessage({ id: `talent.record.language.${value}` }),
        }))}
      />
    </>
  );
}

/** A switch that the server may refuse: "Top is full". */
function Refusable({ name, children }: { name: string; children: ReactNode }) {
  const { error } = useFormField<boolean>(name);
  return (
    <div>
      {children}
      {error && <Refused role="alert">{error}</Refused>}
    </div>
  );
}

/** The same to the talent: to know, not to change. */
export function TeamFacts({ record }: { record: TalentRecord }) {
  const facts = [
    { id: 'email', value: record.email },
    { id: 'status', value: <StatusBadge status={record.status} /> },
    {
      id: 'active',
      value: <FormattedMessage id={record.active ? 'kit.resource.yes' : 'kit.resource.no'} />,
    },
    {
      id: 'isTop10',
      value: <FormattedMessage id={record.isTop10 ? 'kit.resource.yes' : 'kit.resource.no'} />,
    },
  ];
  return (
    <>
      <Note>
        <Lock size={16} aria-hidden />
        <FormattedMessage id="talent.record.teamNote" />
      </Note>
      <DescriptionList
        facts={facts.map(({ id, value }) => ({
          id,
          value,
          label: <FormattedMessage id={`talent.record.fact.${id}`} />,
        }))}
      />
    </>
  );
}

const Refused = styled.p`
  margin: 4px 0 0;
  color: ${tokens.danger};
  font-size: ${tokens.textSmall};
`;

const Note = styled.p`
  display: flex;
  gap: ${tokens.space2};
  margin: 0;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  svg {
    flex: none;
    margin-block-start: 4px;
  }
`;
