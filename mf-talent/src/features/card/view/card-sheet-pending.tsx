import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { Skeleton, VisuallyHidden } from '@dara/kit/ui';
import { Head, Narrow, Wide } from './card-sheet.styles.ts';

/** Skeleton of a card. */
export function CardSheetPending() {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden as="h1">
        <FormattedMessage id="talent.card.title" />
      </VisuallyHidden>
      <VisuallyHidden role="status">{formatMessage({ id: 'kit.ui.loading' })}</VisuallyHidden>
      <Head>
        <div>
          <Skeleton width={220} height={40} />
          <Skeleton width={160} />
        </div>
      </Head>
      <Wide>
        <Skeleton shape="box" ratio="148 / 210" />
        <Skeleton shape="box" ratio="148 / 210" />
      </Wide>
      <Narrow>
        <Skeleton shape="box" ratio="148 / 210" />
      </Narrow>
    </div>
  );
}
