import { styled } from 'styled-components';

/** An entry's icon in the text colour; a dot when the release provides none. */
export function RailIcon({ src }: { src: string | undefined }) {
  return <Icon aria-hidden style={src ? { maskImage: `url("${src}")` } : undefined} />;
}

const Icon = styled.span`
  flex: none;
  width: 18px;
  height: 18px;
  background: currentColor;
  mask: radial-gradient(circle, #000 3px, transparent 3.5px) center / contain no-repeat;

  @media (forced-colors: active) {
    background: CanvasText;
    forced-color-adjust: none;
  }
`;
