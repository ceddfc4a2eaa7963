import styles from "./failure.module.css";

/** What went wrong, read out when it appears; takes no room while there is nothing to say. */
export function Failure({ text }: { text: string | false | null | undefined }) {
  return (
    <p role="alert" className={styles["failure"]}>
      {text}
    </p>
  );
}
