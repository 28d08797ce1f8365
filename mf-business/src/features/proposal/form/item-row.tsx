import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { talentTypeMessages } from '@dara/agency/labels';
import { FormNumberField, FormSelect, FormTextArea, FormTextField } from '@dara/kit/forms';
import { PROPOSAL_LIMITS, TALENT_TYPES } from '@dara/model';
import { FormattedMessage, localized, useIntl, useLocale } from '@dara/sdk/i18n';
import { Avatar, IconButton } from '@dara/kit/ui';
import { ArrowDown, ArrowUp, GripVertical, Trash2 } from 'lucide-react';
import { Figures, Fields, Handle, Head, Moves, Row } from './item-row.styles.ts';
import { LineSum } from './line-sum.tsx';
import type { ItemValues } from './proposal-values.ts';

interface ItemRowProps {
  item: ItemValues;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One talent: as what, for what, how many, and at which price. */
export function ItemRow({ item, at, count, onMove, onRemove }: ItemRowProps) {
  const { formatMessage } = useIntl();
  const name = localized(item.name, useLocale());
  const sortable = useSortable({ id: item.key });
  const { attributes, listeners, transform, transition, isDragging } = sortable;
  const label = (id: string) =>
    formatMessage({ id: `business.proposal.items.${id}` }, { name, place: at + 1 });
  return (
    <Row
      ref={sortable.setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      data-dragging={isDragging || undefined}
      aria-label={name}
    >
      <Head>
        <Handle
          ref={sortable.setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          aria-label={label('sort')}
        >
          <GripVertical size={20} aria-hidden />
          {at + 1}
        </Handle>
        <Avatar decorative name={name} image={item.image} size={40} />
        <strong>{name}</strong>
        <Moves>
          <IconButton
            size="small"
            label={label('up')}
            disabled={at === 0}
            icon={<ArrowUp size={18} aria-hidden />}
            onClick={() => onMove(at - 1)}
          />
          <IconButton
            size="small"
            label={label('down')}
            disabled={at === count - 1}
            icon={<ArrowDown size={18} aria-hidden />}
            onClick={() => onMove(at + 1)}
          />
          <IconButton
            size="small"
            label={label('remove')}
            icon={<Trash2 size={18} aria-hidden />}
            onClick={onRemove}
          />
        </Moves>
      </Head>
      <ItemFields path={`items.${at}`} />
      <LineSum item={item} />
    </Row>
  );
}

function ItemFields({ path }: { path: string }) {
  const { formatMessage } = useIntl();
  const baht = formatMessage({ id: 'business.proposal.baht' });
  const types = TALENT_TYPES.map((value) => ({
    value,
    label: formatMessage(talentTypeMessages[value]),
  }));
  return (
    <Fields>
      <FormSelect
        required
        name={`${path}.talentType`}
        label={<FormattedMessage id="business.proposal.field.talentType" />}
        options={types}
      />
      <FormTextArea
        rows={2}
        name={`${path}.deliverable`}
        maxLength={PROPOSAL_LIMITS.deliverable}
        label={<FormattedMessage id="business.proposal.field.deliverable" />}
        placeholder={formatMessage({ id: 'business.proposal.field.deliverableHint' })}
      />
      <Figures>
        <FormNumberField
          required
          name={`${path}.quantity`}
          label={<FormattedMessage id="business.proposal.field.quantity" />}
        />
        <FormNumberField
          required
          decimal
          name={`${path}.unitPrice`}
          label={<FormattedMessage id="business.proposal.field.unitPrice" />}
          unit={baht}
        />
        <FormNumberField
          decimal
          name={`${path}.cost`}
          label={<FormattedMessage id="business.proposal.field.cost" />}
          unit={baht}
        />
      </Figures>
      <FormTextField
        name={`${path}.availability`}
        maxLength={PROPOSAL_LIMITS.availability}
        label={<FormattedMessage id="business.proposal.field.availability" />}
        placeholder={formatMessage({ id: 'business.proposal.field.availabilityHint' })}
      />
    </Fields>
  );
}
