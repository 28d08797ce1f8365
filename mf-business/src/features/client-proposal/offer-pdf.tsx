import { FormattedMessage, useLocale } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { FileDown } from 'lucide-react';
import { styled } from 'styled-components';

interface OfferPdfProps {
  token: string;
  email: string | null;
}

/** PDF of the proposal, and contact. */
export function OfferPdf({ token, email }: OfferPdfProps) {
  const language = useLocale();
  return (
    <Links>
      <a href={`/api/proposal/${token}/pdf?language=${language}`} download>
        <FileDown size={18} aria-hidden />
        <FormattedMessage id="business.proposal.offer.pdf" />
      </a>
      {email && (
        <small>
          <FormattedMessage
            id="business.proposal.client.ask"
            values={{ email: <a href={`mailto:${email}`}>{email}</a> }}
          />
        </small>
      )}
    </Links>
  );
}

const Links = styled.div`
  display: grid;
  gap: ${tokens.space2};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space2};
    min-height: 44px;
    color: ${tokens.brand};
  }
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
    overflow-wrap: anywhere;
  }
`;
