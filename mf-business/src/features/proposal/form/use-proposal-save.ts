import { businessName } from '@dara/agency/labels';
import { useRecordSave, type ConflictField } from '@dara/kit/record';
import { useFormat } from '@dara/kit/format';
import { typedNumber } from '@dara/model';
import { localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { useMemo } from 'react';
import {
  useManagementProposalCreateMutation,
  useManagementProposalUpdateMutation,
  type ProposalInput,
  type ProposalRecord,
} from '../../../api/generated.ts';
import { proposalBody, toValues, type ItemValues, type ProposalValues } from './proposal-values.ts';
import { useProposalLabels } from './use-proposal-labels.ts';

const self = (value: string) => value;

function useConflictFields(record?: ProposalRecord): readonly ConflictField<ProposalValues>[] {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const locale = useLocale();
  const labels = useProposalLabels();
  return useMemo(() => {
    const money = (value: string) => format.money(typedNumber(value)) || value;
    const company = (id: string) =>
      id === record?.businessProfileId ? businessName(record, locale) : id;
    const job = (id: string) => (id === record?.jobId ? localized(record.jobTitle, locale) : id);
    const item = (value: ItemValues) =>
      [
        localized(value.name, locale),
        value.deliverable,
        `${value.quantity} × ${money(value.unitPrice)}`,
        value.availability,
      ]
        .filter(Boolean)
        .join('\n');
    const fields: Omit<ConflictField<ProposalValues>, 'label'>[] = [
      ...(['title', 'brief', 'note'] as const).map((name) => ({ name, show: self })),
      { name: 'businessProfileId', show: company },
      { name: 'jobId', show: job },
      {
        name: 'language',
        show: (value: string) => formatMessage({ id: `business.proposal.language.${value}` }),
      },
      { name: 'validUntil', show: (value: string) => format.date(value) },
      { name: 'discount', show: money },
      ...(['vatRate', 'whtRate'] as const).map((name) => ({
        name,
        show: (value: string) => `${value}%`,
      })),
      { name: 'items', keyOf: ({ key }: ItemValues) => key, show: item },
    ];
    return fields.map((field) => ({ ...field, label: labels[field.name] ?? field.name }));
  }, [formatMessage, format, locale, labels, record]);
}

/** Creates or changes a proposal; merges concurrent changes. */
export function useProposalSave(record: ProposalRecord | undefined) {
  const [create] = useManagementProposalCreateMutation();
  const [update] = useManagementProposalUpdateMutation();
  const fields = useConflictFields(record);
  return useRecordSave<ProposalValues, ProposalRecord, ProposalInput>({
    ...{ record, name: record?.number, toValues, fields },
    bodyOf: (values) => proposalBody(values),
    send: (body, base) =>
      base
        ? update({ id: base.id, proposalChange: { ...body, version: base.version } })
        : create({ proposalInput: body }),
  });
}
