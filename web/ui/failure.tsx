import styles from "./failure.module.css";

/** An error message, announced when it appears; takes no space while empty. */
export function Failure({ text }: { text: string | false | null | undefined }) {
  return (
    <p role="alert" className={styles["failure"]}>
      {text}
    </p>
  );
}
