import { useFormat } from '@dara/kit/format';
import { usePay } from '@dara/agency/pay';
import { FormattedMessage, localized, useLocale } from '@dara/sdk/i18n';
import type { JobDetail, JobRequest } from '../../api/generated.ts';
import * as S from './how-to-apply.styles.ts';

/** The agency's invitation: message, offer and expiry. */
export function Invitation({ request, job }: { request: JobRequest; job: JobDetail }) {
  const format = useFormat();
  const pay = usePay();
  const { offeredRate, respondBy } = request;
  const message = localized(request.message, useLocale());
  return (
    <S.Box>
      <h3>
        <FormattedMessage id="public.job.invited.title" />
      </h3>
      {message && <p>{message}</p>}
      {offeredRate !== null && (
        <S.Line>
          <FormattedMessage
            id="public.job.invited.rate"
            values={{ rate: pay(offeredRate, offeredRate, job.budgetUnit) }}
          />
        </S.Line>
      )}
      {respondBy && (
        <S.Line>
          <FormattedMessage
            id="public.job.invited.respondBy"
            values={{ date: format.date(respondBy, 'long') }}
          />
        </S.Line>
      )}
    </S.Box>
  );
}
