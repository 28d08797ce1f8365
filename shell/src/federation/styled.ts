/** What screens use of styled-components, by name: a library shared whole cannot be tree-shaken. */
export {
  createGlobalStyle,
  css,
  default,
  isStyledComponent,
  keyframes,
  styled,
  useTheme,
} from 'styled-components';
