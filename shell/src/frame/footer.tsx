import { localeAddress, type MenuEntry, type SiteContact, type SocialLink } from '@dara/contract';
import { FormattedMessage, localized, mainLanguage, useIntl, useLocale } from '@dara/sdk/i18n';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { coarsePointer, contentVisibilityAuto } from '@dara/kit/ui';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { useServices } from '../site/services.ts';
import { phoneHref } from '../parts/contact.ts';
import { HomeLogoLink } from '../parts/home-logo-link.tsx';
import { isFile } from '../parts/is-file.ts';
import { footerMenu, fullMenu } from '../site/site-menu.ts';
import { SocialIcon } from './social-icon.tsx';

/** Footer: agency, contact, and the main menu again. */
export function Footer() {
  const intl = useIntl();
  const locale = useLocale();
  const { snapshot } = useServices();
  const { name, tagline, legal: smallPrint, contact, address } = snapshot.site;
  const sections = fullMenu(snapshot);
  const legal = footerMenu(snapshot);
  return (
    <Root>
      <Columns>
        <div>
          <HomeLogoLink />
          {tagline && <Tagline>{localized(tagline, locale)}</Tagline>}
        </div>
        {sections.length > 0 && (
          <nav aria-label={intl.formatMessage({ id: 'shell.footer.sections' })}>
            <Heading>
              <FormattedMessage id="shell.footer.sections" />
            </Heading>
            <List role="list">
              <Entries of={sections} />
            </List>
          </nav>
        )}
        <Contact
          contact={contact ?? {}}
          address={address && localized(address, locale)}
          social={snapshot.site.social ?? []}
        />
      </Columns>
      <SmallPrint>
        <p>
          {smallPrint ? (
            localized(smallPrint, locale)
          ) : (
            <FormattedMessage
              id="shell.footer.copyright"
              values={{ name: localized(name, locale) }}
            />
          )}
        </p>
        {legal.length > 0 && (
          <nav aria-label={intl.formatMessage({ id: 'shell.footer.policies' })}>
            <Policies role="list">
              <Entries of={legal} />
            </Policies>
          </nav>
        )}
      </SmallPrint>
    </Root>
  );
}

interface ContactProps {
  contact: SiteContact;
  address?: string | undefined;
  social: readonly SocialLink[];
}

/** Unset values are left out; without any, the whole section is. */
function Contact({ contact, address, social }: ContactProps) {
  const { email, phone, path } = contact;
  if (!email && !phone && !path && !address && social.length === 0) return null;
  return (
    <section aria-labelledby="footer-contact">
      <Heading id="footer-contact">
        <FormattedMessage id="shell.footer.contact" />
      </Heading>
      {address && <Address>{address}</Address>}
      <List role="list">
        {phone && (
          <li>
            <FootLink href={phoneHref(phone)}>
              <Phone size={18} aria-hidden />
              {phone}
            </FootLink>
          </li>
        )}
        {email && (
          <li>
            <FootLink href={`mailto:${email}`}>
              <Mail size={18} aria-hidden />
              {email}
            </FootLink>
          </li>
        )}
        {path && (
          <li>
            <FootLink as={Link} to={path}>
              <MessageSquare size={18} aria-hidden />
              <FormattedMessage id="shell.footer.write" />
            </FootLink>
          </li>
        )}
      </List>
      {social.length > 0 && (
        <Social role="list">
          {social.map((link) => (
            <li key={link.id}>
              <SocialAddress
                href={link.url}
                rel="noreferrer"
                aria-label={link.name}
                title={link.name}
              >
                <SocialIcon id={link.id} />
              </SocialAddress>
            </li>
          ))}
        </Social>
      )}
    </section>
  );
}

function Entries({ of }: { of: readonly MenuEntry[] }) {
  const locale = useLocale();
  return of.map((entry) => (
    <li key={entry.id}>
      <FootLink
        {...(isFile(entry.path)
          ? { href: localeAddress(entry.path, locale, mainLanguage()) }
          : { as: Link, to: entry.path })}
      >
        {localized(entry.label, locale)}
      </FootLink>
    </li>
  ));
}

const Root = styled.footer`
  ${contentVisibilityAuto(860)}
  margin-top: ${tokens.space16};
  padding: ${tokens.space12} max(16px, calc((100% - ${tokens.contentWidth}) / 2)) ${tokens.space6};
  border-top: 1px solid ${tokens.line};
  background: ${tokens.paperSunken};
`;

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space10};
  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.desktop} {
    grid-template-columns: 2fr 1fr 1.2fr;
  }
`;

const Tagline = styled.p`
  max-width: 36ch;
  margin-top: ${tokens.space2};
  color: ${tokens.inkMuted};
`;

const Address = styled.address`
  max-width: 36ch;
  margin-bottom: ${tokens.space2};
  color: ${tokens.inkMuted};
  font-style: normal;
`;

const Heading = styled.h2`
  margin-bottom: ${tokens.space2};
  font-size: ${tokens.textSmall};
  color: ${tokens.inkMuted};
`;

const List = styled.ul`
  display: grid;
  justify-items: start;
`;

const FootLink = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  color: ${tokens.ink};
  text-decoration: none;
  &:hover {
    color: ${tokens.brand};
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
  ${coarsePointer} {
    min-height: 44px;
  }
`;

const Social = styled.ul`
  display: flex;
  gap: ${tokens.space2};
  && {
    margin-top: ${tokens.space3};
  }
`;

const SocialAddress = styled.a`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusFull};
  color: ${tokens.ink};
  transition: border-color ${tokens.motionFast} ${tokens.easing};
  &:hover {
    border-color: ${tokens.brand};
    color: ${tokens.brand};
  }
  ${coarsePointer} {
    width: 44px;
    height: 44px;
  }
`;

const SmallPrint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space8};
  margin-top: ${tokens.space10};
  padding-top: ${tokens.space4};
  border-top: 1px solid ${tokens.line};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;

const Policies = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${tokens.space5};
`;
