import { Button } from '@dara/kit/ui';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import { useFormikContext } from 'formik';
import type { Availability } from '../items/availability.ts';
import { AvailabilityEntries } from '../items/availability-texts.tsx';
import { ItemSheet } from '../items/item-sheet.tsx';
import { ItemFields } from './item-fields.tsx';
import { LineSum } from './line-sum.tsx';
import type { ProposalValues } from './proposal-values.ts';

interface ItemDrawerProps {
  /** Place of the item, counted from 0. */
  at: number;
  availability: Availability;
  onMove: (to: number) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The fields of one talent; they are part of the form, and saved with it. */
export function ItemDrawer({ at, availability, onMove, onRemove, onClose }: ItemDrawerProps) {
  const locale = useLocale();
  const { items } = useFormikContext<ProposalValues>().values;
  const item = items[at];
  if (!item) return null;
  return (
    <ItemSheet
      name={localized(item.name, locale)}
      {...{ at, onMove, onClose }}
      count={items.length}
      action={
        <Button onClick={onRemove}>
          <FormattedMessage id="business.proposal.items.remove" />
        </Button>
      }
    >
      <AvailabilityEntries availability={availability} talentId={item.talentId} />
      <ItemFields path={`items.${at}`} />
      <LineSum item={item} />
    </ItemSheet>
  );
}
