declare module "virtual:wording/*" {
  const messages: string;
  export default messages;
}
