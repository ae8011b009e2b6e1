import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { color, space, text, up } from '../../theme/tokens.ts';
import { Page } from '../../ui/layout.tsx';
import { Logo } from './Logo.tsx';
import { companyLinks, productVersion, socialNames, supportMail } from './company.ts';

const Root = styled.footer`background: ${color.surface}; border-block-start: 1px solid ${color.border}; padding-block: ${space[12]} ${space[8]};`;
const Columns = styled.div`
  display: grid; gap: ${space[8]}; grid-template-columns: 1fr 1fr;
  & > :first-child { grid-column: 1 / -1; }
  ${up.md} { grid-template-columns: 2fr 1fr 1fr 1fr; & > :first-child { grid-column: auto; } }
`;
const Promise = styled.p`${text('small')} color: ${color.text2}; margin-block-start: ${space[3]}; max-inline-size: 34ch;`;
const Heading = styled.h2`${text('label')} letter-spacing: 0;`;
const List = styled.ul`
  display: flex; flex-direction: column; margin: ${space[2]} 0 0; padding: 0; list-style: none; ${text('small')} color: ${color.text2};
  & a { display: inline-flex; align-items: center; min-block-size: 32px; color: ${color.text2}; text-decoration: none; }
  & a:hover { color: ${color.text}; text-decoration: underline; }
  & li > span { display: inline-flex; align-items: center; min-block-size: 32px; }
`;
const Last = styled.div`
  display: flex; flex-wrap: wrap; justify-content: space-between; gap: ${space[2]} ${space[6]}; margin-block-start: ${space[10]}; padding-block-start: ${space[5]};
  border-block-start: 1px solid ${color.border}; ${text('caption')} color: ${color.text2};
`;

/** Legal texts, help and contact, in the same place on every public page (WCAG 3.2.6). */
export function Footer() {
  return (
    <Root>
      <Page>
        <Columns>
          <div>
            <Logo />
            <Promise>Personalised AI videos for real-estate professionals, made in minutes.</Promise>
          </div>
          <div>
            <Heading>Product</Heading>
            <List>
              <li><Link to="/features">Features</Link></li>
              <li><Link to="/pricing">Pricing</Link></li>
              <li><Link to="/faq">Help Center / FAQ</Link></li>
              <li><a href={`mailto:${supportMail}`}>Contact</a></li>
            </List>
          </div>
          <div>
            <Heading>Legal</Heading>
            <List>
              <li><Link to="/terms-of-service">Terms of Service</Link></li>
              <li><Link to="/cookie-policy">Cookie Policy</Link></li>
              {companyLinks.map(({ label, href }) => <li key={href}><a href={href} rel="noopener">{label}</a></li>)}
            </List>
          </div>
          <div>
            <Heading>Social</Heading>
            <List>{socialNames.map((name) => <li key={name}><span>{name}</span></li>)}</List>
          </div>
        </Columns>
        <Last><span>Version {productVersion}</span><span>Built by the Curbcast team</span></Last>
      </Page>
    </Root>
  );
}
