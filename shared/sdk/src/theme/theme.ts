export { GlobalStyle } from './global-style.ts';
export type { ColorName, SiteColors, ThemeName } from './palette.ts';
export {
  FALLBACK_FAMILIES,
  breakpoints,
  media,
  tokens,
  zIndex,
  type Breakpoint,
  type TokenName,
} from './tokens.ts';
export {
  adoptTheme,
  THEME_CHOSEN,
  THEME_KEY,
  THEME_SCRIPT,
  useTheme,
  type ThemeChoice,
} from './use-theme.ts';
