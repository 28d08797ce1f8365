declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.woff2?preload' {
  const url: string;
  export default url;
}
