declare module "virtual:wording/*" {
  const messages: string;
  export default messages;
}

declare module "virtual:pad-wording/*" {
  const messages: string;
  export default messages;
}
