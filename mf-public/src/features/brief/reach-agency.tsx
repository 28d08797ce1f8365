import { Callout, ExternalLink } from '@dara/kit/ui';
import { useSiteDetailQuery } from '../../api/generated.ts';
import { useBriefText } from './brief-texts.ts';

/** How to reach the agency at once: by telephone or LINE, as its settings name them. */
export function ReachAgency() {
  const text = useBriefText();
  const { data } = useSiteDetailQuery();
  const phone = data?.contact?.phone;
  const line = data?.social?.find(({ id }) => id === 'line');
  return (
    <Callout tone="info" role="status">
      <p>{text('tonight')}</p>
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
        </p>
      )}
      {line && (
        <p>
          <ExternalLink href={line.url}>{line.name}</ExternalLink>
        </p>
      )}
      {!phone && !line && <p>{text('reachBelow')}</p>}
    </Callout>
  );
}
