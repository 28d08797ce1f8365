import { FormDraft, FormPart, ResourceForm, SubmitBar } from '@dara/kit/forms';
import { ButtonLink, RemovableTag, RequiredNote, TextLink } from '@dara/kit/ui';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useSession } from '@dara/sdk/session';
import { tokens } from '@dara/sdk/theme';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { BriefReceipt, TalentCard } from '../../api/generated.ts';
import { MessageSent, Trap } from '../../parts/contact/message-parts.tsx';
import { paths } from '../../paths.ts';
import { BriefFields } from './brief-fields.tsx';
import { BRIEF_TEXTS, useBriefText } from './brief-texts.ts';
import { useBriefSend } from './use-brief-send.ts';
import { EMPTY_BRIEF, bodyOf, briefSchema, type BriefValues } from './brief.schema.ts';

interface BriefFormProps {
  /** The starred talents; those that are not loaded are sent as well. */
  ids: readonly string[];
  talents: readonly TalentCard[];
  onRemove: (id: string) => void;
}

/** On the device, for who leaves the page to choose one more talent. */
const DRAFT = { key: 'draft.brief', notStored: ['script', 'website'] } as const;

/** A brief with the starred talents. */
export function BriefForm({ ids, talents, onRemove }: BriefFormProps) {
  const text = useBriefText();
  const locale = useLocale();
  const { profile } = useSession();
  const send = useBriefSend();
  const [receipt, setReceipt] = useState<BriefReceipt>();
  const [initialValues] = useState<BriefValues>(() => ({
    ...EMPTY_BRIEF,
    name: profile ? `${profile.firstName} ${profile.lastName}`.trim() : '',
    email: profile?.email ?? '',
  }));
  if (receipt) return <Sent jobId={receipt.jobId} />;
  const labels = Object.fromEntries(
    Object.entries(BRIEF_TEXTS).map(([name, label]) => [name, label[locale]]),
  );
  return (
    <ResourceForm
      label={text('title')}
      labels={labels}
      initialValues={initialValues}
      schema={briefSchema}
      onSubmit={(values) =>
        send(bodyOf(values, { talentIds: [...ids], language: locale }), values.script)
      }
      onSuccess={setReceipt}
    >
      <FormDraft options={DRAFT} />
      <RequiredNote />
      <People ids={ids} talents={talents} onRemove={onRemove} />
      <BriefFields />
      <Trap />
      <SubmitBar label={text('send')} />
    </ResourceForm>
  );
}

function People({ ids, talents, onRemove }: BriefFormProps) {
  const text = useBriefText();
  const locale = useLocale();
  if (ids.length === 0) {
    return (
      <p>
        {text('nobody')} <TextLink to={paths.talents}>{text('browse')}</TextLink>
      </p>
    );
  }
  return (
    <FormPart level={2} title={`${text('people')} (${ids.length})`}>
      <Names role="list" aria-label={text('people')}>
        {talents.map(({ id, name }) => (
          <li key={id}>
            <RemovableTag onRemove={() => onRemove(id)}>{localized(name, locale)}</RemovableTag>
          </li>
        ))}
      </Names>
    </FormPart>
  );
}

function Sent({ jobId }: Pick<BriefReceipt, 'jobId'>) {
  const text = useBriefText();
  return (
    <MessageSent title={text('sentTitle')} text={text('sentText')}>
      {jobId ? (
        <ButtonLink to={paths.ownJob(jobId)} variant="primary">
          {text('draft')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.talents} variant="primary">
          {text('browse')}
        </ButtonLink>
      )}
    </MessageSent>
  );
}

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  li {
    min-width: 0;
  }
`;
