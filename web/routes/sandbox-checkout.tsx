export default function Page() {
  return <h1>sandbox-checkout</h1>;
}
